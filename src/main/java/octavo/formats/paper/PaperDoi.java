package octavo.formats.paper;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;
import octavo.text.LetterFolding;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds a paper's own DOI among those on its first pages, judging each by its context: others
/// belong to works that it cites, corrects or offers.
final class PaperDoi {
    private static final int MAX_PAGES = 2;
    private static final double HEAD_HEIGHT = 0.12;
    private static final double FOOT_HEIGHT = 0.85;

    /// How many preceding lines are context.
    private static final int CONTEXT_LINES = 5;

    private static final Pattern DOI_START = Pattern.compile(Doi.PREFIX_REGEX + "/");

    /// The heading of a list of references.
    static final Pattern REFERENCES =
            Pattern.compile(
                    "(?i)(?:\\d+\\.? |[ivx]+\\.? )?(?:references?(?: cited)?|bibliography"
                            + "|literature(?: cited)?|works cited|literatur(?:verzeichnis)?)\\W*");

    private static final Pattern NUMBERED =
            Pattern.compile("\\s*(?:\\[\\w{1,12}\\]|\\d{1,3}\\.? +\\p{Lu}).*");
    private static final Pattern OWN_LABEL =
            Pattern.compile(
                    "(?is).*(?:reference format|cite (?:this|as)|citation:|to cite|digital object"
                            + " identifier|(?:definitive|final|published|publisher.?s) version|"
                            + "version of record|article doi|permission).*");
    private static final Pattern LABEL_OF_OTHERS =
            Pattern.compile(
                    "(?is).*\\b(?:data ?sets?|data|code|software|artifacts?|supplement\\w*"
                            + "|supporting information|repository|archived|corrects?|correction"
                            + "|erratum|corrigendum|retract\\w*|comments? (?:on|to)|repl(?:y|ies)"
                            + " to|in response to|see also|companion|translation of|zenodo|dryad"
                            + "|figshare|funding|grant)\\b.*");
    private static final Pattern CITATION_SIGN =
            Pattern.compile(
                    "(?is).*(?:\\(\\d{4}\\)|\\bpp?\\. ?\\d|\\bvol\\. ?\\d|\\d+\\(\\d+\\)|et al).*");
    private static final Pattern LABELLED =
            Pattern.compile(
                    "(?i)\\W*(?:article |digital )?(?:doi|https?://|dx\\.doi|www\\.doi|10\\.).*");
    private static final Pattern CONTINUATION =
            Pattern.compile("[\\w.()/:;-]*\\d[\\w.()/:;-]*|[a-z]{1,12}[./-]\\S*");

    private final List<PageText> searchedPages;
    private final List<String> titleWords;

    /// The score of each DOI.
    private final Map<Doi, Double> scores = new LinkedHashMap<>();

    private PaperDoi(List<PageText> pageTexts, String title) {
        this.searchedPages = pageTexts;
        this.titleWords = Arrays.asList(LetterFolding.of(title).unaccented().split(" "));
    }

    /// @param title of the paper; empty if unknown
    static Optional<Doi> of(List<PageText> pageTexts, String title) {
        var scorer =
                new PaperDoi(pageTexts.subList(0, Math.min(MAX_PAGES, pageTexts.size())), title);
        scorer.scoreDois();
        return scorer.bestScored();
    }

    private Optional<Doi> bestScored() {
        double singleBonus = scores.size() == 1 ? 1 : 0;
        return scores.entrySet().stream()
                .filter(scoredDoi -> scoredDoi.getValue() + singleBonus >= 1)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    private void scoreDois() {
        for (PageText pageText : searchedPages) {
            List<PageLine> pageLines = pageText.lines();
            for (int i = 0; i < pageLines.size(); i++) {
                if (REFERENCES.matcher(pageLines.get(i).text().strip()).matches()) {
                    return;
                }
                scoreDois(pageText, i);
            }
        }
    }

    private void scoreDois(PageText pageText, int lineIndex) {
        String lineText = pageText.lines().get(lineIndex).text();
        Matcher startMatcher = DOI_START.matcher(lineText);
        Set<Doi> doisOfLine = new HashSet<>();
        while (startMatcher.find()) {
            Optional<Doi> doi = doiAt(pageText, lineIndex, startMatcher.start());
            if (doi.isPresent() && doisOfLine.add(doi.get())) {
                // Repetition on the next page is significant.
                double repetitionBonus = scores.containsKey(doi.get()) ? 2 : 0;
                scores.merge(
                        doi.get(),
                        scoreAt(pageText, lineIndex, startMatcher.start()) + repetitionBonus,
                        Math::max);
            }
        }
    }

    /// The DOI that starts here, perhaps continued on the next line.
    private static Optional<Doi> doiAt(PageText pageText, int lineIndex, int startOffset) {
        PageLine pageLine = pageText.lines().get(lineIndex);
        String restOfLine = pageLine.text().substring(startOffset);
        int endOffset = restOfLine.indexOf(' ');
        String doiText = endOffset < 0 ? restOfLine : restOfLine.substring(0, endOffset);
        if (endOffset < 0 && lineIndex + 1 < pageText.lines().size()) {
            PageLine nextLine = pageText.lines().get(lineIndex + 1);
            String nextWord = nextLine.text().split(" ", 2)[0];
            if (continuesOnNextLine(pageText, pageLine, nextLine, doiText)
                    && CONTINUATION.matcher(nextWord).matches()) {
                doiText += nextWord;
            }
        } else if (doiText.endsWith("/") && endOffset > 0) {
            doiText += restOfLine.substring(endOffset + 1).split(" ", 2)[0];
        }
        return Doi.parse(doiText).value();
    }

    /// Whether a line ends within a DOI: with a character that ends none, or because it is full.
    private static boolean continuesOnNextLine(
            PageText pageText, PageLine pageLine, PageLine nextLine, String doiText) {
        if (nextLine.y() <= pageLine.y()
                || nextLine.y() - pageLine.y() > 2.2 * Math.max(6, pageLine.fontSize())) {
            return false;
        }
        if (doiText.matches(".*[/._-]")) {
            return true;
        }
        double rightEdge =
                pageText.lines().stream()
                        .filter(otherLine -> Math.abs(otherLine.y() - pageLine.y()) < 60)
                        .filter(otherLine -> Math.abs(otherLine.x() - nextLine.x()) < 3)
                        .mapToDouble(otherLine -> otherLine.x() + otherLine.width())
                        .max()
                        .orElse(Double.MAX_VALUE);
        return pageLine.width() > 100 && pageLine.x() + pageLine.width() > rightEdge - 4;
    }

    private double scoreAt(PageText pageText, int lineIndex, int startOffset) {
        PageLine pageLine = pageText.lines().get(lineIndex);
        double relativeHeight = pageLine.y() / Math.max(1, pageText.height());
        boolean isInMargin = relativeHeight < HEAD_HEIGHT || relativeHeight > FOOT_HEIGHT;
        String textBefore =
                textAbove(pageText, lineIndex) + pageLine.text().substring(0, startOffset);
        boolean hasOwnTitle = hasTitle(textBefore + " " + pageLine.text());
        boolean isOwnLabel = OWN_LABEL.matcher(textBefore).matches();
        boolean isLabelledLine = LABELLED.matcher(pageLine.text()).matches();
        double totalScore =
                (isInMargin ? 3 : 0)
                        + (isLabelledLine ? 2 : 0)
                        + (hasOwnTitle ? 5 : 0)
                        + (isOwnLabel ? 4 : 0);
        boolean isAboutOthers =
                LABEL_OF_OTHERS.matcher(lastSentence(textBefore)).matches() && !isOwnLabel;
        boolean isNumbered = NUMBERED.matcher(pageLine.text()).matches() && !isLabelledLine;
        boolean isCited =
                CITATION_SIGN.matcher(textBefore).matches() && !hasOwnTitle && !isOwnLabel;
        return totalScore - (isAboutOthers ? 6 : 0) - (isNumbered ? 6 : 0) - (isCited ? 4 : 0);
    }

    /// The lines just above, up to a gap.
    private static String textAbove(PageText pageText, int lineIndex) {
        List<String> linesAbove = new ArrayList<>();
        PageLine lineBelow = pageText.lines().get(lineIndex);
        for (int i = lineIndex - 1; i >= 0 && linesAbove.size() < CONTEXT_LINES; i--) {
            PageLine pageLine = pageText.lines().get(i);
            double lineGap = lineBelow.y() - pageLine.y();
            if (lineGap < 0 || lineGap > 2.2 * Math.max(6, pageLine.fontSize())) {
                break;
            }
            linesAbove.addFirst(pageLine.text());
            lineBelow = pageLine;
        }
        return linesAbove.isEmpty() ? "" : String.join(" ", linesAbove) + " ";
    }

    /// The last sentence of a text.
    private static String lastSentence(String precedingText) {
        int sentenceStart =
                Math.max(
                        precedingText.lastIndexOf(". ", Math.max(0, precedingText.length() - 3)),
                        0);
        return precedingText.substring(sentenceStart);
    }

    /// Whether four fifths of the title's words are there.
    private boolean hasTitle(String foundText) {
        Set<String> textWords =
                Set.copyOf(
                        new HashSet<>(
                                Arrays.asList(
                                        LetterFolding.of(foundText).unaccented().split(" "))));
        long foundWords = titleWords.stream().filter(textWords::contains).count();
        return titleWords.size() > 1 && foundWords * 5 >= titleWords.size() * 4L;
    }
}
