package octavo.names;

import octavo.latex.LaTeX;
import octavo.names.PastedName.Confidence;
import octavo.text.LocalizedSentence;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The names in text from anywhere: a paper's head, a reference, a line of a `.bib`.
///
/// @param others whether the text ends with et al. or the like
public record PastedNames(List<PastedName> names, boolean others) {
    private static final Pattern LEAD =
            Pattern.compile(
                    "(?i)^\\s*(?:authors?\\s*:|by\\s*:?\\s|auteurs?\\s*:|autoren\\s*:)\\s*");
    private static final Pattern OTHERS =
            Pattern.compile(
                    "(?i)[\\s,;]*(?:\\b(?:and|&)\\s+others|\\bet\\.?\\s+al\\.?|\\bu\\.\\s?a\\.|…|\\.\\.\\.)\\s*$");
    private static final Pattern AND =
            Pattern.compile("(?i)\\s*[,;]?\\s+(?:and|und|et|och|og)\\s+|\\s*[,;]?\\s*\\\\?&\\s*");

    /// Words for “and” that also occur as names. They count only before the last name of a list.
    private static final Pattern SHORT_AND = Pattern.compile("\\s+(?:y|e|i|en|ja|ve)\\s+");

    private static final Pattern LATEX_AND = Pattern.compile("\\sand\\s");
    private static final Pattern BLANKS = Pattern.compile("[ \\t\\u000B\\f\\u00A0]+");
    private static final int LONGEST_OTHERS = 40;
    private static final Pattern SEPARATOR = Pattern.compile("\\s*[;；•·|]\\s*");
    private static final Pattern COMMA = Pattern.compile("\\s*[,，、]\\s*");
    private static final Pattern WRAPPED = Pattern.compile("(?i)([,;&，、]|\\b(and|und|et))\\s*$");

    public PastedNames {
        names = List.copyOf(names);
    }

    public static PastedNames parse(String pasted) {
        String text =
                BLANKS.matcher(Normalizer.normalize(pasted, Normalizer.Form.NFC)).replaceAll(" ");
        var marks = new PastedMarks(LEAD.matcher(text.strip()).replaceFirst(""));
        String list = marks.text();
        int end = Math.max(0, list.length() - LONGEST_OTHERS);
        String tail = OTHERS.matcher(list.substring(end)).replaceFirst("");
        boolean others = end + tail.length() < list.length();
        var pieces = pieces(list.substring(0, end) + tail);
        var names = new ArrayList<PastedName>();
        for (PastedPiece piece : pieces) {
            var found = marks.take(piece.text());
            String bare = PastedMarks.bare(piece.text());
            if (!bare.isEmpty()) {
                names.add(piece.named(latex(bare), found));
            }
        }
        return new PastedNames(names, others);
    }

    /// The names in a text that certainly is a list of people. Where one name is expected, “and”
    /// also stands in those of organisations. Two people with given names tell a list; in `Society
    /// for Research and Development` there are none: one part has a word of organisations, the
    /// other is a single word, as in `Simon & Schuster`. Braces around the whole make it one name.
    ///
    /// @return nothing for one name, and for a text that is not clear
    public static Optional<PastedNames> ofPeople(String text) {
        if (text.strip().startsWith("{") && text.strip().endsWith("}")) {
            return Optional.empty();
        }
        PastedNames read = parse(text);
        long people = read.names.stream().filter(PastedNames::isPerson).count();
        boolean sure =
                LATEX_AND.matcher(text).find()
                        || read.names.stream()
                                .allMatch(each -> each.confidence() == Confidence.SURE);
        boolean several = people > 1 || read.others && people > 0;
        return Optional.of(read).filter(_ -> sure && several);
    }

    private static boolean isPerson(PastedName found) {
        PersonName name = found.name();
        return !name.given().isEmpty()
                && !name.family().isEmpty()
                && !BodyWords.areIn(name.display());
    }

    /// Characters special to LaTeX are literal in text that is not LaTeX.
    private static String latex(String piece) {
        boolean plain = piece.indexOf('\\') < 0 && piece.indexOf('{') < 0 && piece.indexOf('}') < 0;
        return plain ? LaTeX.escape(piece) : piece;
    }

    private static List<PastedPiece> pieces(String list) {
        var lines = list.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        String text = String.join(" ", lines);
        if (isOneALine(lines, text)) {
            return each(lines, Confidence.SURE, LocalizedSentence.of("one name per line"));
        }
        if (SEPARATOR.matcher(text).find()) {
            var parts = parts(SEPARATOR, AND.matcher(text).replaceAll(";"));
            return each(
                    parts, Confidence.SURE, LocalizedSentence.of("semicolons between the names"));
        }
        return commas(text);
    }

    /// Lines may also be wrapped between any two words; then the commas of the whole text are
    /// better evidence.
    private static boolean isOneALine(List<String> lines, String joined) {
        boolean oneEach =
                lines.size() > 1
                        && lines.subList(0, lines.size() - 1).stream()
                                .noneMatch(line -> WRAPPED.matcher(line).find())
                        && lines.stream().allMatch(PastedNames::isOneName);
        return oneEach
                && !(joined.indexOf(',') >= 0 && PastedPiece.areTwoPeople(parts(COMMA, joined)));
    }

    private static boolean isOneName(String line) {
        var parts = parts(COMMA, line);
        return !AND.matcher(line).find()
                && !SEPARATOR.matcher(line).find()
                && (parts.size() == 1 || parts.size() == 2 && !PastedPiece.areTwoPeople(parts));
    }

    private static List<PastedPiece> commas(String text) {
        var groups = parts(AND, text);
        if (groups.size() == 1) {
            groups = withShortAnd(text);
        }
        var split = groups.stream().map(group -> parts(COMMA, group)).toList();
        if (split.stream().allMatch(parts -> parts.size() == 1)) {
            return each(groups, Confidence.SURE, LocalizedSentence.of("“and” between the names"));
        }
        var all = split.stream().flatMap(List::stream).toList();
        if (PastedPiece.areVancouver(all)) {
            return PastedPiece.ofCommas(all);
        }
        boolean pairs =
                split.stream().allMatch(parts -> parts.size() <= 2 || isWithSuffix(parts))
                        && split.stream().noneMatch(PastedPiece::areTwoPeople);
        if (pairs) {
            boolean clear = groups.size() > 1;
            return each(
                    groups,
                    clear ? Confidence.SURE : Confidence.LIKELY,
                    LocalizedSentence.of("family name, comma, given name"));
        }
        return PastedPiece.ofCommas(all);
    }

    private static List<String> withShortAnd(String text) {
        int comma = text.lastIndexOf(',');
        var last = SHORT_AND.matcher(text).region(Math.max(comma, 0), text.length());
        return comma > 0 && last.find()
                ? List.of(text.substring(0, last.start()), text.substring(last.end()))
                : List.of(text);
    }

    private static boolean isWithSuffix(List<String> parts) {
        return parts.size() == 3
                && SeveralPeople.isSuffix(parts.get(1))
                && !PastedPiece.areTwoPeople(List.of(parts.getFirst(), parts.getLast()));
    }

    private static List<PastedPiece> each(
            List<String> texts, Confidence confidence, LocalizedSentence reason) {
        return texts.stream().map(text -> new PastedPiece(text, confidence, reason)).toList();
    }

    private static List<String> parts(Pattern separator, String text) {
        return Arrays.stream(separator.split(text))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }
}
