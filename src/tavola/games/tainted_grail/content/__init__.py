"""What a pack holds, decoded: the schema of its files (CR-1 to CR-10), the effect vocabulary (part D), the box."""
