package octavo.gui.manual;

import octavo.gui.manual.ManualPiece.PieceStyle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads the Markdown of the documentation: headings, paragraphs, lists, tables, code, links, bold,
/// italic and monospaced text. Pictures are left out.
final class ManualText {
    private static final Pattern HEADING = Pattern.compile("(#{1,6})\\s+(.*)");
    private static final Pattern ITEM = Pattern.compile("(-|\\d+\\.)\\s+(.*)");
    private static final Pattern FENCE = Pattern.compile("\\s*```.*");
    private static final Pattern CODE_LINE = Pattern.compile("(?: {4}|\\t)(.*)");
    private static final Pattern RULE = Pattern.compile("\\|[\\s:|-]+");

    /// Code, a link or picture, bold, italic, an address, an escaped character.
    private static final Pattern INLINE =
            Pattern.compile(
                    "(?<ticks>`+)(?<code>.+?)\\k<ticks>(?!`)"
                        + "|(?<picture>!?)\\[(?<text>(?:`[^`]*`|[^\\[\\]])*)\\]\\((?<target>[^()\\s]+)\\)"
                        + "|\\*\\*(?<bold>.+?)\\*\\*|\\*(?<italic>[^\\s*](?:.*?[^\\s*])?)\\*"
                        + "|<(?<address>https?://[^>\\s]+)>|\\\\(?<escaped>\\p{Punct})",
                    Pattern.DOTALL);

    private final List<String> sourceLines;
    private final List<ManualBlock> manualBlocks = new ArrayList<>();
    private int lineIndex;

    private ManualText(String text) {
        sourceLines = text.lines().toList();
    }

    static List<ManualBlock> parse(String text) {
        ManualText manualText = new ManualText(text);
        while (manualText.lineIndex < manualText.sourceLines.size()) {
            manualText.readBlock();
        }
        return List.copyOf(manualText.manualBlocks);
    }

    private void readBlock() {
        String line = sourceLines.get(lineIndex);
        Matcher headingMatcher = HEADING.matcher(line);
        Matcher itemMatcher = ITEM.matcher(line);
        if (line.isBlank()) {
            lineIndex++;
        } else if (FENCE.matcher(line).matches()) {
            lineIndex++;
            addCode(gatherLines(it -> !FENCE.matcher(it).matches()));
            lineIndex++;
        } else if (CODE_LINE.matcher(line).matches()) {
            addCode(gatherLines(it -> it.isBlank() || CODE_LINE.matcher(it).matches()));
        } else if (headingMatcher.matches()) {
            lineIndex++;
            manualBlocks.add(
                    new ManualBlock.ManualHeading(
                            headingMatcher.group(1).length(),
                            parsePieces(headingMatcher.group(2))));
        } else if (line.startsWith("|")) {
            addTable(gatherLines(it -> it.startsWith("|")));
        } else if (itemMatcher.matches()) {
            lineIndex++;
            String continuation =
                    gatherLines(it -> it.startsWith(" ") && !it.isBlank()).stream()
                            .map(String::strip)
                            .collect(Collectors.joining(" "));
            String mark = itemMatcher.group(1).equals("-") ? "•" : itemMatcher.group(1);
            manualBlocks.add(
                    new ManualBlock.ManualItem(
                            mark, parsePieces(itemMatcher.group(2) + " " + continuation)));
        } else {
            addParagraph();
        }
    }

    private List<String> gatherLines(Predicate<String> belongsToBlock) {
        int firstIndex = lineIndex;
        while (lineIndex < sourceLines.size() && belongsToBlock.test(sourceLines.get(lineIndex))) {
            lineIndex++;
        }
        return sourceLines.subList(firstIndex, lineIndex);
    }

    private void addCode(List<String> blockLines) {
        boolean isIndented =
                blockLines.stream().allMatch(it -> it.isBlank() || it.startsWith("    "));
        String codeText =
                String.join(
                        "\n",
                        blockLines.stream()
                                .map(it -> isIndented && !it.isBlank() ? it.substring(4) : it)
                                .toList());
        manualBlocks.add(new ManualBlock.ManualCode(codeText.stripTrailing()));
    }

    private void addTable(List<String> blockLines) {
        manualBlocks.add(
                new ManualBlock.ManualTable(
                        blockLines.stream()
                                .filter(line -> !RULE.matcher(line).matches())
                                .map(ManualText::tableCells)
                                .toList()));
    }

    private static List<List<ManualPiece>> tableCells(String line) {
        String rowText = line.strip().replaceFirst("^\\|", "").replaceFirst("(?<!\\\\)\\|$", "");
        return Pattern.compile("(?<!\\\\)\\|")
                .splitAsStream(rowText)
                .map(cell -> parsePieces(cell.replace("\\|", "|")))
                .toList();
    }

    private void addParagraph() {
        List<String> blockLines =
                gatherLines(line ->
                        !line.isBlank()
                                && !line.startsWith("|")
                                && !ITEM.matcher(line).matches()
                                && !HEADING.matcher(line).matches()
                                && !FENCE.matcher(line).matches());
        List<ManualPiece> pieces = parsePieces(String.join(" ", blockLines));
        if (!pieces.isEmpty()) {
            manualBlocks.add(new ManualBlock.ManualParagraph(pieces));
        }
    }

    private static List<ManualPiece> parsePieces(String text) {
        List<ManualPiece> pieces = new ArrayList<>();
        addPieces(text.strip(), PieceStyle.PLAIN, "", pieces);
        return pieces;
    }

    private static void addPieces(
            String text, PieceStyle pieceStyle, String target, List<ManualPiece> pieces) {
        int doneOffset = 0;
        for (MatchResult inlineMatch : INLINE.matcher(text).results().toList()) {
            addPlain(text.substring(doneOffset, inlineMatch.start()), pieceStyle, target, pieces);
            doneOffset = inlineMatch.end();
            if (inlineMatch.group("code") != null) {
                pieces.add(new ManualPiece(inlineMatch.group("code"), PieceStyle.CODE, target));
            } else if (inlineMatch.group("bold") != null) {
                addPieces(inlineMatch.group("bold"), PieceStyle.BOLD, target, pieces);
            } else if (inlineMatch.group("italic") != null) {
                addPieces(inlineMatch.group("italic"), PieceStyle.ITALIC, target, pieces);
            } else if (inlineMatch.group("address") != null) {
                String address = inlineMatch.group("address");
                pieces.add(new ManualPiece(address, pieceStyle, address));
            } else if (inlineMatch.group("escaped") != null) {
                addPlain(inlineMatch.group("escaped"), pieceStyle, target, pieces);
            } else if (inlineMatch.group("picture").isEmpty()) {
                addPieces(
                        inlineMatch.group("text"), pieceStyle, inlineMatch.group("target"), pieces);
            }
        }
        addPlain(text.substring(doneOffset), pieceStyle, target, pieces);
    }

    private static void addPlain(
            String text, PieceStyle pieceStyle, String target, List<ManualPiece> pieces) {
        if (!text.isEmpty()) {
            pieces.add(new ManualPiece(text, pieceStyle, target));
        }
    }
}
