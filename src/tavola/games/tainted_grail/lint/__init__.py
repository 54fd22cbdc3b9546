"""What a pack must keep to beyond its schema (CR-11), one module for each kind of content."""
