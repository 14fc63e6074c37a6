package octavo.formats.referencelists;

import octavo.formats.referencetext.LineJoiner;
import octavo.formats.referencetext.ReferenceSplitter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The list of references of a paper: from the last heading that has a list below it to the next
/// heading.
///
/// @param entries in order
record ReferenceSection(List<ListedEntry> entries) {
    private static final int LONGEST_HEADING = 90;
    private static final int LARGEST_LIST = 20_000;
    private static final int STYLED_LINES = 12;
    private static final double LARGE_GAP = 2;
    private static final double LEAST_LIKELY_SHARE = 0.5;
    private static final double LEAST_SHARE_WITHOUT_HEADING = 0.8;
    private static final int FEWEST_ENTRIES = 3;

    /// More lines than the lists of any book have, each looked at once for each of their headings.
    private static final int MOST_EXAMINED_LINES = 100_000;

    private static final int MOST_LINES = 25;

    private static final Pattern FIRST_LABEL = Pattern.compile("\\[1\\]|\\(1\\)|1\\.\\s");
    private static final Pattern YEAR =
            Pattern.compile(
                    "(?<![0-9])(?:1[4-9]|20)[0-9]{2}(?![0-9])|\\b(?:n\\.\\s?d\\.|in press|to"
                            + " appear|forthcoming)");

    ReferenceSection {
        entries = List.copyOf(entries);
    }

    /// The list of a paper. A heading within a list is one that each page repeats.
    static Optional<ReferenceSection> in(List<BodyLine> bodyLines, LineJoiner lineJoiner) {
        Optional<ReferenceSection> found = Optional.empty();
        int foundHeading = bodyLines.size();
        int examinedLines = 0;
        for (int i = bodyLines.size() - 1; i >= 0 && examinedLines < MOST_EXAMINED_LINES; i--) {
            if (bodyLines.get(i).isListHeading()) {
                List<BodyLine> lines = listLines(bodyLines, i);
                examinedLines += Math.max(MOST_LINES, lines.size());
                boolean isFarther =
                        found.isEmpty() || lines.contains(bodyLines.get(foundHeading + 1));
                Optional<ReferenceSection> section =
                        isFarther
                                ? ofLines(lines, lineJoiner, LEAST_LIKELY_SHARE)
                                : Optional.empty();
                if (found.isPresent() && section.isEmpty()) {
                    break;
                }
                found = section;
                foundHeading = i;
            }
        }
        return found.or(() -> withoutHeading(bodyLines, lineJoiner));
    }

    /// A numbered list at the end of a paper needs no heading in some journals.
    private static Optional<ReferenceSection> withoutHeading(
            List<BodyLine> bodyLines, LineJoiner lineJoiner) {
        int examinedLines = 0;
        for (int i = bodyLines.size() - 1; i >= 0 && examinedLines < MOST_EXAMINED_LINES; i--) {
            if (FIRST_LABEL.matcher(bodyLines.get(i).text()).lookingAt()) {
                List<BodyLine> lines = bodyLines.subList(i, bodyLines.size());
                examinedLines += Math.max(MOST_LINES, lines.size());
                Optional<ReferenceSection> section =
                        lines.size() <= LARGEST_LIST
                                ? ofLines(lines, lineJoiner, LEAST_SHARE_WITHOUT_HEADING)
                                : Optional.empty();
                if (section.filter(it -> it.entries().size() >= FEWEST_ENTRIES).isPresent()) {
                    return section;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<ReferenceSection> ofLines(
            List<BodyLine> lines, LineJoiner lineJoiner, double leastShare) {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        List<ListedEntry> entries = entriesOf(lines);
        long likely = entries.stream().filter(entry -> isLikely(entry, lineJoiner)).count();
        return likely >= leastShare * entries.size()
                ? Optional.of(new ReferenceSection(entries))
                : Optional.empty();
    }

    private static boolean isLikely(ListedEntry entry, LineJoiner lineJoiner) {
        return entry.lines().size() <= MOST_LINES && YEAR.matcher(entry.text(lineJoiner)).find();
    }

    private static List<BodyLine> listLines(List<BodyLine> bodyLines, int heading) {
        List<BodyLine> lines =
                bodyLines
                        .subList(
                                heading + 1, Math.min(bodyLines.size(), heading + 1 + LARGEST_LIST))
                        .stream()
                        .filter(line -> !line.isListHeading())
                        .toList();
        if (lines.isEmpty()) {
            return lines;
        }
        BodyLine headingLine = bodyLines.get(heading);
        BodyLine usualLine = usualLine(lines.subList(0, Math.min(STYLED_LINES, lines.size())));
        int count = 1;
        while (count < lines.size() && !endsList(lines.get(count), headingLine, usualLine)) {
            count++;
        }
        return lines.subList(0, count);
    }

    /// A heading that looks like the list's own, and unlike the list.
    private static boolean endsList(BodyLine line, BodyLine headingLine, BodyLine usualLine) {
        if (line.text().length() > LONGEST_HEADING) {
            return false;
        }
        boolean isUnlikeList = !line.hasStyleOf(usualLine);
        boolean isApart =
                isUnlikeList
                        || line.gapAbove() > LARGE_GAP * usualLine.line().fontSize()
                        || line.text().equals(line.text().toUpperCase(Locale.ROOT));
        return isUnlikeList && line.hasStyleOf(headingLine)
                || isApart && ReferenceHeading.endsList(line.text());
    }

    /// A line in the style that most lines have.
    private static BodyLine usualLine(List<BodyLine> lines) {
        return lines.stream()
                .max(
                        Comparator.comparingLong(
                                line -> lines.stream().filter(line::hasStyleOf).count()))
                .orElseThrow();
    }

    private static List<ListedEntry> entriesOf(List<BodyLine> lines) {
        BitSet starts = EntryStarts.of(lines).orElseGet(() -> startsInText(lines));
        List<ListedEntry> entries = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= lines.size(); i++) {
            if (i == lines.size() || starts.get(i)) {
                entries.add(new ListedEntry(lines.subList(start, i)));
                start = i;
            }
        }
        return entries;
    }

    /// What the text alone shows.
    private static BitSet startsInText(List<BodyLine> lines) {
        BitSet starts = new BitSet();
        ReferenceSplitter.split(
                        lines.stream().map(BodyLine::text).collect(Collectors.joining("\n")))
                .forEach(block -> starts.set(block.lineNumber() - 1));
        return starts;
    }
}
