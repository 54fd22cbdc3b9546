"""Tools for writing a Journal: a drawing, an outline, a walk through it."""
