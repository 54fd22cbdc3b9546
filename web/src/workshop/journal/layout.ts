/** Where the verses of a graph lie: the layout library works beside the page, which stays free meanwhile. */
import ELK, { type ElkNode } from "elkjs/lib/elk-api";
import worker from "elkjs/lib/elk-worker.min.js?url";
import type { Node, Way } from "./graph";

export interface Laid {
  readonly wide: number;
  readonly high: number;
  readonly nodes: ReadonlyMap<
    string,
    { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  >;
  readonly ways: readonly { readonly way: Way; readonly line: string }[];
}

export const SIZE = { verse: [168, 46], folded: [190, 58] } as const;

let elk: InstanceType<typeof ELK> | null = null;

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.layered.spacing.nodeNodeBetweenLayers": "64",
  "elk.spacing.nodeNode": "16",
  "elk.edgeRouting": "SPLINES",
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.layered.crossingMinimization.strategy": "LAYER_SWEEP",
  "elk.separateConnectedComponents": "true",
};
/** Folded sections alone: what leads from place to place is not seen from so far, and they lie in rows. */
const ROWS = { "elk.algorithm": "rectpacking", "elk.aspectRatio": "1.7", "elk.spacing.nodeNode": "14" };
/** With so many, crossings are looked at less often. */
const MANY = 400;

export async function layOut(nodes: readonly Node[], ways: readonly Way[]): Promise<Laid> {
  elk ??= new ELK({ workerUrl: worker });
  const far = nodes.length > 1 && nodes.every((node) => node.folded);
  const drawn = far ? [] : ways;
  const asked: ElkNode = {
    id: "all",
    layoutOptions: far
      ? ROWS
      : nodes.length > MANY
        ? { ...OPTIONS, "elk.layered.thoroughness": "1", "elk.edgeRouting": "POLYLINE" }
        : OPTIONS,
    children: nodes.map((node) => {
      const [width, height] = node.folded ? SIZE.folded : SIZE.verse;
      return { id: node.id, width, height };
    }),
    edges: drawn.map((way, nth) => ({ id: String(nth), sources: [way.from], targets: [way.to] })),
  };
  const laid = await elk.layout(asked);
  return {
    wide: laid.width ?? 0,
    high: laid.height ?? 0,
    nodes: new Map(
      (laid.children ?? []).map((one) => [
        one.id,
        { x: one.x ?? 0, y: one.y ?? 0, w: one.width ?? 0, h: one.height ?? 0 },
      ]),
    ),
    ways: (laid.edges ?? []).map((edge) => ({
      way: drawn[Number(edge.id)]!,
      line: (edge.sections ?? []).map(lineOf).join(""),
    })),
  };
}

interface Bends {
  readonly startPoint: { readonly x: number; readonly y: number };
  readonly endPoint: { readonly x: number; readonly y: number };
  readonly bendPoints?: readonly { readonly x: number; readonly y: number }[];
}

/** Splines come as groups of three points; other lines go from bend to bend. */
function lineOf({ startPoint, endPoint, bendPoints = [] }: Bends): string {
  const points = [...bendPoints, endPoint];
  const said = points.map((one) => `${Math.round(one.x)} ${Math.round(one.y)}`);
  const start = `M${Math.round(startPoint.x)} ${Math.round(startPoint.y)}`;
  return points.length % 3 === 0 ? `${start}C${said.join(" ")}` : `${start}L${said.join("L")}`;
}
