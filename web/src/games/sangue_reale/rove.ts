/** The arrows go from one thing to the next as they lie, on every board. */
export { nearest, presses, rove } from "../../table/rove";
