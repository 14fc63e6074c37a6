package octavo.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Finds cycles in a graph in linear time.
final class CycleFinder {
    private CycleFinder() {}

    /// The nodes on a cycle, or on a path between two cycles: those that remain after repeatedly
    /// removing nodes without outgoing or without incoming edges.
    static Set<Integer> nodesInCycles(Map<Integer, List<Integer>> targetsByNode) {
        Map<Integer, List<Integer>> sourcesByNode = reverseGraph(targetsByNode);
        Set<Integer> remainingNodes = new HashSet<>(targetsByNode.keySet());
        remainingNodes.retainAll(sourcesByNode.keySet());
        peelLeaves(remainingNodes, targetsByNode, sourcesByNode);
        peelLeaves(remainingNodes, sourcesByNode, targetsByNode);
        return remainingNodes;
    }

    private static Map<Integer, List<Integer>> reverseGraph(
            Map<Integer, List<Integer>> targetsByNode) {
        Map<Integer, List<Integer>> sourcesByNode = new HashMap<>();
        targetsByNode.forEach((from, targets) ->
                targets.forEach(
                        to -> sourcesByNode.computeIfAbsent(to, _ -> new ArrayList<>()).add(from)));
        return sourcesByNode;
    }

    /// Removes nodes that point at no remaining node, until every node points at one.
    private static void peelLeaves(
            Set<Integer> remainingNodes,
            Map<Integer, List<Integer>> outgoing,
            Map<Integer, List<Integer>> incoming) {
        Map<Integer, Integer> openCounts = new HashMap<>();
        var pendingNodes = new ArrayDeque<Integer>();
        for (int node : remainingNodes) {
            int targetCount =
                    (int)
                            outgoing.getOrDefault(node, List.of()).stream()
                                    .filter(remainingNodes::contains)
                                    .count();
            openCounts.put(node, targetCount);
            if (targetCount == 0) {
                pendingNodes.add(node);
            }
        }
        while (!pendingNodes.isEmpty()) {
            int removedNode = pendingNodes.pop();
            remainingNodes.remove(removedNode);
            for (int sourceNode : incoming.getOrDefault(removedNode, List.of())) {
                if (remainingNodes.contains(sourceNode)
                        && openCounts.merge(sourceNode, -1, Integer::sum) == 0) {
                    pendingNodes.add(sourceNode);
                }
            }
        }
    }
}
