package octavo.formats.referencetext;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Splits a list of references into single ones: numbered, separated by blank lines, with hanging
/// lines, one a line, or broken anywhere.
public final class ReferenceSplitter {
    private static final int LARGEST_GAP = 3;
    private static final double SHORT_LINE = 0.8;

    private static final List<String> LABEL_KINDS =
            List.of("bracketed", "rounded", "stopped", "bare", "bullet", "item");
    private static final Pattern NUMBER = Pattern.compile("^[\\s\\[(]*([0-9]{1,4})[\\s\\]).]*$");
    private static final Pattern INITIAL_END = Pattern.compile("\\b\\p{Lu}\\.$");

    private static final Pattern LABEL =
            Pattern.compile(
                    "^\\s{0,12}(?:\\[(?<bracketed>[^\\]\\n]{1,24})\\]|\\((?<rounded>[0-9]{1,3})\\)"
                        + "|(?<stopped>[0-9]{1,4})\\s?[.)](?![0-9])|(?<bare>[0-9]{1,4})(?=\\s{1,4}\\p{Lu})"
                        + "|(?<bullet>[•*‣▪–-])(?=\\s)|(?<item>\\\\bibitem\\s*(?:\\[[^\\]]{0,80}\\])?\\s*\\{[^}]{0,80}\\}))\\s*");
    private static final Pattern HEADING =
            Pattern.compile(
                    "(?i)^\\s*(?:[0-9.]{1,4}\\s*)?(?:references?(?:\\s+(?:and"
                        + " notes|cited))?|bibliography|literature(?:\\s+cited)?|literatur(?:verzeichnis)?|works"
                        + " cited|quellen)\\s*:?\\s*$");
    private static final Pattern PAGE_NUMBER = Pattern.compile("^\\s*[0-9]{1,4}\\s*$");
    private static final Pattern NAME_START =
            Pattern.compile(
                    "^(?:\\p{Ll}{1,4}['’"
                        + " ]\\s?){0,2}(?:\\p{Lu}[\\p{L}\\p{M}'’‐-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?,?\\s(?:\\p{Lu}\\p{Ll}?\\.|\\p{Lu}{1,3}\\b)"
                        + "|(?:\\p{Lu}\\p{Ll}?\\.[\\s-]?){1,4}(?:\\p{Ll}{1,4}\\s){0,2}\\p{Lu}[\\p{L}\\p{M}'’-]+"
                        + "|\\p{Lu}[\\p{L}\\p{M}'’-]+,\\s\\p{Lu}[\\p{L}\\p{M}'’-]+"
                        + "|\\p{Lu}[\\p{L}\\p{M}'’-]+\\s(?:\\p{Lu}\\.\\s)?\\p{Lu}[\\p{L}\\p{M}'’-]+(?:,|\\sand\\s|\\.\\s))");
    private static final Pattern END =
            Pattern.compile("(?:[.\\])”\">]|[0-9]{2,}|\\S*(?:://|10\\.[0-9]{4,}/)\\S+)\\s*$");
    private static final Pattern YEAR = Pattern.compile("(?<![0-9])(?:1[5-9]|20)[0-9]{2}(?![0-9])");

    private final List<String> lines;
    private final List<ReferenceBlock> blocks = new ArrayList<>();
    private final int longestLine;
    private final LineJoiner lineJoiner;
    private String lastKind = "";
    private OptionalInt lastNumber = OptionalInt.empty();

    /// A reference in one line.
    ///
    /// @param lineNumber the first of its lines, from 1
    public record ReferenceBlock(String text, int lineNumber) {}

    private ReferenceSplitter(List<String> lines) {
        this.lines = lines;
        this.lineJoiner = new LineJoiner(lines);
        this.longestLine = lines.stream().mapToInt(String::length).max().orElse(0);
    }

    /// The references of a list, without headings and page numbers between them.
    public static List<ReferenceBlock> split(String text) {
        ReferenceSplitter splitter = new ReferenceSplitter(text.lines().toList());
        splitter.splitLines();
        return List.copyOf(splitter.blocks);
    }

    private void splitLines() {
        ListShape shape = ListShape.of(lines);
        StringBuilder block = new StringBuilder();
        int first = 0;
        String previous = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            boolean isLeftOut =
                    HEADING.matcher(line).matches()
                            || shape != ListShape.BLANK_LINES
                                    && PAGE_NUMBER.matcher(line).matches();
            if (line.isBlank() || isLeftOut) {
                if (shape == ListShape.BLANK_LINES && line.isBlank() || shape == ListShape.LINES) {
                    add(block, first);
                }
                continue;
            }
            if (isStart(shape, line, previous, block)) {
                add(block, first);
            }
            if (block.isEmpty()) {
                first = i;
            }
            lineJoiner.append(block, line.strip());
            previous = line;
        }
        add(block, first);
    }

    private boolean isStart(ListShape shape, String line, String previous, CharSequence block) {
        return switch (shape) {
            case LABELS -> isNextLabel(line);
            case HANGING_LINES -> !isIndented(line);
            case LINES -> true;
            case BLANK_LINES -> false;
            case BROKEN_LINES -> isNextName(line, previous, block);
        };
    }

    /// Whether a line has the label after the last one: a broken line may begin with a number too.
    private boolean isNextLabel(String line) {
        Matcher label = LABEL.matcher(line);
        if (!label.lookingAt()) {
            return false;
        }
        String kind = kindOf(label);
        OptionalInt number = numberOf(label);
        boolean isNext =
                lastKind.isEmpty()
                        || kind.equals(lastKind)
                                && (number.isEmpty()
                                        || lastNumber.isEmpty()
                                        || number.getAsInt() > lastNumber.getAsInt()
                                                && number.getAsInt()
                                                        <= lastNumber.getAsInt() + LARGEST_GAP);
        if (isNext) {
            lastKind = kind;
            lastNumber = number;
        }
        return isNext;
    }

    private static String kindOf(Matcher label) {
        return LABEL_KINDS.stream()
                .filter(kind -> label.group(kind) != null)
                .findFirst()
                .orElse("");
    }

    private static OptionalInt numberOf(Matcher label) {
        Matcher number = NUMBER.matcher(label.group());
        return number.find()
                ? OptionalInt.of(Integer.parseInt(number.group(1)))
                : OptionalInt.empty();
    }

    /// A name after a whole reference; after a short line, any capital.
    private boolean isNextName(String line, String previous, CharSequence block) {
        String end = LineJoiner.ending(previous);
        boolean isShort = previous.length() < SHORT_LINE * longestLine;
        boolean isEnd =
                END.matcher(end).find()
                        && !INITIAL_END.matcher(end).find()
                        && YEAR.matcher(block).find();
        return isEnd
                && (NAME_START.matcher(line.strip()).find()
                        || isShort && Character.isUpperCase(line.strip().codePointAt(0)));
    }

    private void add(StringBuilder block, int first) {
        if (!block.isEmpty()) {
            blocks.add(new ReferenceBlock(withoutLabel(block.toString()), first + 1));
            block.setLength(0);
        }
    }

    /// A reference without the number or mark before it.
    static String withoutLabel(String text) {
        Matcher label = LABEL.matcher(text);
        return label.lookingAt() ? text.substring(label.end()) : text;
    }

    private static boolean isLabelled(String line) {
        return LABEL.matcher(line).lookingAt();
    }

    private static boolean isIndented(String line) {
        return line.startsWith("  ") || line.startsWith("\t");
    }

    /// How the references of a list are told apart.
    private enum ListShape {
        LABELS,
        BLANK_LINES,
        HANGING_LINES,
        LINES,
        BROKEN_LINES;

        static ListShape of(List<String> allLines) {
            List<String> lines =
                    allLines.stream()
                            .filter(line -> !HEADING.matcher(line).matches())
                            .dropWhile(String::isBlank)
                            .toList();
            List<String> filled = lines.stream().filter(line -> !line.isBlank()).toList();
            if (filled.size() <= 1) {
                return LINES;
            }
            long labels = filled.stream().filter(ReferenceSplitter::isLabelled).count();
            boolean startsLabelled = isLabelled(filled.getFirst());
            if (startsLabelled && (labels > 1 || filled.size() <= 6)) {
                return LABELS;
            }
            if (hasBlanksBetween(lines)) {
                return BLANK_LINES;
            }
            long indented = filled.stream().filter(ReferenceSplitter::isIndented).count();
            if (indented > 0 && !isIndented(filled.getFirst())) {
                return HANGING_LINES;
            }
            long whole = filled.stream().filter(ListShape::isWhole).count();
            return whole * 10 >= filled.size() * 8L ? LINES : BROKEN_LINES;
        }

        /// Blank lines may also stand at page breaks only, or after each line.
        private static boolean hasBlanksBetween(List<String> lines) {
            int groups = 0;
            int whole = 0;
            StringBuilder group = new StringBuilder();
            for (int i = 0; i <= lines.size(); i++) {
                if (i < lines.size() && !lines.get(i).isBlank()) {
                    if (group.length() < LineJoiner.LONGEST_REFERENCE) {
                        group.append(lines.get(i)).append(' ');
                    }
                } else if (!group.isEmpty()) {
                    groups++;
                    whole += YEAR.matcher(group).find() && group.length() < 1_500 ? 1 : 0;
                    group.setLength(0);
                }
            }
            return groups > 1 && whole * 10 >= groups * 7;
        }

        /// Whether a line is probably a reference of its own.
        private static boolean isWhole(String line) {
            return line.length() > 40
                    && YEAR.matcher(line).find()
                    && (Character.isUpperCase(line.strip().codePointAt(0))
                            || NAME_START.matcher(line.strip()).find());
        }
    }
}
