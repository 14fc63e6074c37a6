package octavo.names;

import octavo.latex.LaTeX;
import octavo.names.PastedName.NameConfidence;
import octavo.text.LocalizedSentence;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The names in text from anywhere: a paper's head, a reference, a line of a `.bib`.
///
/// @param hasOthers whether the text ends with et al. or the like
public record PastedNames(List<PastedName> names, boolean hasOthers) {
    private static final Pattern LEAD_IN =
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
    private static final int MAX_OTHERS_LENGTH = 40;
    private static final Pattern SEPARATOR = Pattern.compile("\\s*[;；•·|]\\s*");
    private static final Pattern COMMA = Pattern.compile("\\s*[,，、]\\s*");
    private static final Pattern LINE_CONTINUATION =
            Pattern.compile("(?i)([,;&，、]|\\b(and|und|et))\\s*$");

    public PastedNames {
        names = List.copyOf(names);
    }

    public static PastedNames parse(String pastedText) {
        String normalisedText =
                BLANKS.matcher(Normalizer.normalize(pastedText, Normalizer.Form.NFC))
                        .replaceAll(" ");
        var pastedMarks = new PastedMarks(LEAD_IN.matcher(normalisedText.strip()).replaceFirst(""));
        String namesText = pastedMarks.textWithPlaceholders();
        int tailStart = Math.max(0, namesText.length() - MAX_OTHERS_LENGTH);
        String tail = OTHERS.matcher(namesText.substring(tailStart)).replaceFirst("");
        boolean hasOthers = tailStart + tail.length() < namesText.length();
        var pieces = splitPieces(namesText.substring(0, tailStart) + tail);
        var names = new ArrayList<PastedName>();
        for (PastedPiece pastedPiece : pieces) {
            var pieceMarks = pastedMarks.takeMarks(pastedPiece.pieceText());
            String bareText = PastedMarks.withoutPlaceholders(pastedPiece.pieceText());
            if (!bareText.isEmpty()) {
                names.add(pastedPiece.toPastedName(escapeForLatex(bareText), pieceMarks));
            }
        }
        return new PastedNames(names, hasOthers);
    }

    /// The names in a text that certainly is a list of people. Where one name is expected, “and”
    /// also stands in those of organisations. Two people with given names tell a list; in `Society
    /// for Research and Development` there are none: one part has a word of organisations, the
    /// other is a single word, as in `Simon & Schuster`. Braces around the whole make it one name.
    ///
    /// @return nothing for one name, and for a text that is not clear
    public static Optional<PastedNames> parsePeople(String text) {
        if (text.strip().startsWith("{") && text.strip().endsWith("}")) {
            return Optional.empty();
        }
        PastedNames parsedNames = parse(text);
        long peopleCount = parsedNames.names.stream().filter(PastedNames::isPerson).count();
        boolean isSure =
                LATEX_AND.matcher(text).find()
                        || parsedNames.names.stream()
                                .allMatch(pastedName ->
                                        pastedName.confidence() == NameConfidence.SURE);
        boolean areSeveral = peopleCount > 1 || parsedNames.hasOthers && peopleCount > 0;
        return Optional.of(parsedNames).filter(_ -> isSure && areSeveral);
    }

    private static boolean isPerson(PastedName pastedName) {
        PersonName name = pastedName.name();
        return !name.given().isEmpty()
                && !name.family().isEmpty()
                && !OrganisationWords.occurIn(name.displayName());
    }

    /// Characters special to LaTeX are literal in text that is not LaTeX.
    private static String escapeForLatex(String pieceText) {
        boolean isPlain =
                pieceText.indexOf('\\') < 0
                        && pieceText.indexOf('{') < 0
                        && pieceText.indexOf('}') < 0;
        return isPlain ? LaTeX.escapeText(pieceText) : pieceText;
    }

    private static List<PastedPiece> splitPieces(String namesText) {
        var lines = namesText.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        String text = String.join(" ", lines);
        if (isOneNamePerLine(lines, text)) {
            return toPieces(lines, NameConfidence.SURE, LocalizedSentence.of("one name per line"));
        }
        if (SEPARATOR.matcher(text).find()) {
            var parts = splitParts(SEPARATOR, AND.matcher(text).replaceAll(";"));
            return toPieces(
                    parts,
                    NameConfidence.SURE,
                    LocalizedSentence.of("semicolons between the names"));
        }
        return splitAtCommas(text);
    }

    /// Lines may also be wrapped between any two words; then the commas of the whole text are
    /// better evidence.
    private static boolean isOneNamePerLine(List<String> lines, String joinedLines) {
        boolean isOneEach =
                lines.size() > 1
                        && lines.subList(0, lines.size() - 1).stream()
                                .noneMatch(line -> LINE_CONTINUATION.matcher(line).find())
                        && lines.stream().allMatch(PastedNames::isOneName);
        return isOneEach
                && !(joinedLines.indexOf(',') >= 0
                        && PastedPiece.areTwoPeople(splitParts(COMMA, joinedLines)));
    }

    private static boolean isOneName(String line) {
        var parts = splitParts(COMMA, line);
        return !AND.matcher(line).find()
                && !SEPARATOR.matcher(line).find()
                && (parts.size() == 1 || parts.size() == 2 && !PastedPiece.areTwoPeople(parts));
    }

    private static List<PastedPiece> splitAtCommas(String text) {
        var nameGroups = splitParts(AND, text);
        if (nameGroups.size() == 1) {
            nameGroups = splitAtShortAnd(text);
        }
        var splitGroups = nameGroups.stream().map(group -> splitParts(COMMA, group)).toList();
        if (splitGroups.stream().allMatch(parts -> parts.size() == 1)) {
            return toPieces(
                    nameGroups,
                    NameConfidence.SURE,
                    LocalizedSentence.of("“and” between the names"));
        }
        var allParts = splitGroups.stream().flatMap(List::stream).toList();
        if (PastedPiece.areAllVancouver(allParts)) {
            return PastedPiece.splitCommaList(allParts);
        }
        boolean arePairs =
                splitGroups.stream().allMatch(parts -> parts.size() <= 2 || hasSuffix(parts))
                        && splitGroups.stream().noneMatch(PastedPiece::areTwoPeople);
        if (arePairs) {
            boolean isClear = nameGroups.size() > 1;
            return toPieces(
                    nameGroups,
                    isClear ? NameConfidence.SURE : NameConfidence.LIKELY,
                    LocalizedSentence.of("family name, comma, given name"));
        }
        return PastedPiece.splitCommaList(allParts);
    }

    private static List<String> splitAtShortAnd(String text) {
        int lastComma = text.lastIndexOf(',');
        var andMatcher = SHORT_AND.matcher(text).region(Math.max(lastComma, 0), text.length());
        return lastComma > 0 && andMatcher.find()
                ? List.of(text.substring(0, andMatcher.start()), text.substring(andMatcher.end()))
                : List.of(text);
    }

    private static boolean hasSuffix(List<String> parts) {
        return parts.size() == 3
                && SeveralPeople.isSuffix(parts.get(1))
                && !PastedPiece.areTwoPeople(List.of(parts.getFirst(), parts.getLast()));
    }

    private static List<PastedPiece> toPieces(
            List<String> pieceTexts, NameConfidence confidence, LocalizedSentence reason) {
        return pieceTexts.stream().map(text -> new PastedPiece(text, confidence, reason)).toList();
    }

    private static List<String> splitParts(Pattern separator, String text) {
        return Arrays.stream(separator.split(text))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }
}
