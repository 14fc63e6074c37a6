package octavo.formats.referencelists;

import octavo.formats.referencetext.LineJoiner;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Tells where the entries of a list begin: by their labels, by hanging or indented lines, or by
/// the space between them.
final class EntryStarts {
    private static final double SAME_EDGE = 1.6;
    private static final double LEAST_INDENT = 3.5;
    private static final double LARGEST_INDENT = 75;
    private static final double LARGER_GAP = 1.18;
    private static final int MOST_EDGES = 30;

    /// A share of lines below which an indentation is a chance.
    private static final double LEAST_SHARE = 0.04;

    private static final Pattern ENTRY_END =
            Pattern.compile("(?:[.\\])”\">]|[0-9]{2,}|\\S*(?:://|10\\.[0-9]{4,}/)\\S+)\\s*$");

    private final List<BodyLine> lines;
    private final Map<Integer, List<BodyLine>> linesByColumn = new HashMap<>();

    private EntryStarts(List<BodyLine> lines) {
        this.lines = lines;
        lines.forEach(line ->
                linesByColumn.computeIfAbsent(line.column(), _ -> new ArrayList<>()).add(line));
    }

    /// The indexes of the lines that begin entries; empty if nothing shows where they begin.
    static Optional<BitSet> of(List<BodyLine> lines) {
        EntryStarts entryStarts = new EntryStarts(lines);
        return lines.size() < 2
                ? Optional.empty()
                : entryStarts.byLabels().or(entryStarts::byIndentation).or(entryStarts::byGaps);
    }

    /// A line that begins with a number by chance is as far right as other lines of an entry.
    private Optional<BitSet> byLabels() {
        Map<Integer, Double> followingEdges = new HashMap<>();
        linesByColumn.forEach(
                (column, columnLines) -> followingEdges.put(column, followingEdge(columnLines)));
        List<String> labelledTexts =
                lines.stream()
                        .map(line ->
                                isAtFollowingEdge(
                                                line,
                                                followingEdges.getOrDefault(
                                                        line.column(), Double.MAX_VALUE))
                                        ? ""
                                        : line.text())
                        .toList();
        BitSet starts = EntryLabels.of(labelledTexts);
        return starts.cardinality() < 2 || !starts.get(0) ? Optional.empty() : Optional.of(starts);
    }

    private boolean isAtFollowingEdge(BodyLine line, double followingEdge) {
        double leftEdge =
                columnLines(line.column()).stream().mapToDouble(BodyLine::x).min().orElse(0);
        return line.x() > followingEdge - SAME_EDGE && followingEdge > leftEdge + LEAST_INDENT;
    }

    private List<BodyLine> columnLines(int column) {
        return linesByColumn.getOrDefault(column, List.of());
    }

    /// The left edge of the lines of a column that have no label.
    private static double followingEdge(List<BodyLine> columnLines) {
        return mainEdge(
                        columnLines.stream()
                                .filter(line -> !EntryLabels.isLabelled(line.text()))
                                .map(BodyLine::x)
                                .toList())
                .orElse(Double.MAX_VALUE);
    }

    /// The edge that most lines have.
    private static Optional<Double> mainEdge(List<Double> edges) {
        return edgeCounts(edges).entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    private static boolean isSame(double edge, double otherEdge) {
        return Math.abs(edge - otherEdge) <= SAME_EDGE;
    }

    private Optional<BitSet> byIndentation() {
        Optional<Double> indent = usualIndent();
        if (indent.isEmpty()) {
            return Optional.empty();
        }
        Map<Integer, Double> edges = columnEdges(indent.get());
        BitSet atEdge = new BitSet();
        BitSet indented = new BitSet();
        for (int i = 0; i < lines.size(); i++) {
            double edge = edges.getOrDefault(lines.get(i).column(), lines.get(i).x());
            atEdge.set(i, lines.get(i).x() < edge + LEAST_INDENT);
            indented.set(i, isSame(lines.get(i).x(), edge + indent.get()));
        }
        boolean isHanging = shareAfterEnds(atEdge) >= shareAfterEnds(indented);
        return Optional.of(isHanging ? atEdge : indented);
    }

    /// The distance between the two edges that most columns have.
    private Optional<Double> usualIndent() {
        Map<Long, Integer> weights = new HashMap<>();
        Map<Long, Double> indents = new HashMap<>();
        for (List<BodyLine> column : linesByColumn.values()) {
            Map<Double, Integer> counts = edgeCounts(edgesOf(column));
            counts.forEach((edge, count) ->
                    counts.forEach((otherEdge, otherCount) -> {
                        double indent = otherEdge - edge;
                        if (indent >= LEAST_INDENT && indent <= LARGEST_INDENT) {
                            long rounded = Math.round(indent);
                            weights.merge(rounded, Math.min(count, otherCount), Integer::sum);
                            indents.put(rounded, indent);
                        }
                    }));
        }
        return weights.entrySet().stream()
                .filter(it -> it.getValue() >= Math.max(1, LEAST_SHARE * lines.size()))
                .max(Map.Entry.comparingByValue())
                .map(it -> indents.getOrDefault(it.getKey(), 0.0));
    }

    /// How many lines begin at which edge, of the edges of most.
    private static Map<Double, Integer> edgeCounts(List<Double> edges) {
        NavigableMap<Double, Integer> counts = new TreeMap<>();
        for (double edge : edges) {
            Double lower = counts.floorKey(edge + SAME_EDGE);
            counts.merge(lower != null && isSame(lower, edge) ? lower : edge, 1, Integer::sum);
        }
        return counts.entrySet().stream()
                .sorted(Map.Entry.<Double, Integer>comparingByValue().reversed())
                .limit(MOST_EDGES)
                .collect(
                        Collectors.toMap(
                                Map.Entry::getKey,
                                Map.Entry::getValue,
                                (count, _) -> count,
                                LinkedHashMap::new));
    }

    private static List<Double> edgesOf(List<BodyLine> columnLines) {
        return columnLines.stream().map(BodyLine::x).toList();
    }

    /// The left edge of each column. One whose lines all begin at the same place has the edge of
    /// another, or may be within a single entry.
    private Map<Integer, Double> columnEdges(double indent) {
        Map<Integer, Double> edges = new HashMap<>();
        Set<Integer> singleColumns = new HashSet<>();
        linesByColumn.forEach((column, columnLines) -> {
            Map<Double, Integer> counts = edgeCounts(edgesOf(columnLines));
            Optional<Double> edge =
                    counts.keySet().stream()
                            .filter(it ->
                                    counts.keySet().stream()
                                            .anyMatch(other -> isSame(other, it + indent)))
                            .max(Comparator.comparingInt(it -> support(counts, it, indent)));
            edge.ifPresentOrElse(it -> edges.put(column, it), () -> singleColumns.add(column));
        });
        List<Double> knownEdges = List.copyOf(edges.values());
        for (int column : singleColumns) {
            double edge = columnLines(column).stream().mapToDouble(BodyLine::x).min().orElse(0);
            boolean isWithinEntry =
                    knownEdges.stream().noneMatch(it -> isSame(it, edge))
                            && knownEdges.stream().anyMatch(it -> isSame(it + indent, edge));
            edges.put(column, isWithinEntry ? edge - indent : edge);
        }
        return edges;
    }

    private static int support(Map<Double, Integer> counts, double edge, double indent) {
        return counts.entrySet().stream()
                .filter(it -> isSame(it.getKey(), edge) || isSame(it.getKey(), edge + indent))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /// The share of lines that follow what looks like the end of an entry.
    private double shareAfterEnds(BitSet starts) {
        long count =
                starts.stream().filter(i -> i == 0 || endsEntry(lines.get(i - 1).text())).count();
        return starts.isEmpty() || !starts.get(0) && starts.cardinality() > lines.size() / 2
                ? 0
                : (double) count / starts.cardinality();
    }

    /// Entries that are farther from each other than their lines are.
    private Optional<BitSet> byGaps() {
        List<Double> gaps =
                lines.stream().map(BodyLine::gapAbove).filter(it -> it > 0).sorted().toList();
        if (gaps.isEmpty()) {
            return Optional.empty();
        }
        double lineHeight = gaps.get(gaps.size() / 4);
        BitSet starts = new BitSet();
        for (int i = 0; i < lines.size(); i++) {
            boolean isAtTop = lines.get(i).gapAbove() == 0;
            starts.set(
                    i,
                    i == 0
                            || lines.get(i).gapAbove() > LARGER_GAP * lineHeight
                            || isAtTop
                                    && endsEntry(lines.get(i - 1).text())
                                    && Character.isUpperCase(lines.get(i).text().codePointAt(0)));
        }
        boolean isTold = starts.cardinality() > 1 && starts.cardinality() <= gaps.size() * 3 / 4;
        return isTold ? Optional.of(starts) : Optional.empty();
    }

    private static boolean endsEntry(String text) {
        return ENTRY_END.matcher(LineJoiner.ending(text)).find();
    }
}
