package octavo.importer;

import octavo.pdf.PageLine;
import octavo.pdf.PageText;
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
    private static final int PAGES = 2;
    private static final double HEAD = 0.12;
    private static final double FOOT = 0.85;

    /// How many preceding lines are context.
    private static final int CONTEXT = 5;

    private static final Pattern START = Pattern.compile("10\\.[0-9]{4,9}(?:\\.[0-9]+)*/");
    private static final Pattern REFERENCES =
            Pattern.compile(
                    "(?i)(?:\\d+\\.? |[ivx]+\\.? )?(?:references?(?: cited)?|bibliography"
                            + "|literature(?: cited)?|works cited|literatur(?:verzeichnis)?)\\W*");
    private static final Pattern NUMBERED =
            Pattern.compile("\\s*(?:\\[\\w{1,12}\\]|\\d{1,3}\\.? +\\p{Lu}).*");
    private static final Pattern OWN =
            Pattern.compile(
                    "(?is).*(?:reference format|cite (?:this|as)|citation:|to cite|digital object"
                            + " identifier|(?:definitive|final|published|publisher.?s) version|"
                            + "version of record|article doi|permission).*");
    private static final Pattern OTHERS =
            Pattern.compile(
                    "(?is).*\\b(?:data ?sets?|data|code|software|artifacts?|supplement\\w*"
                            + "|supporting information|repository|archived|corrects?|correction"
                            + "|erratum|corrigendum|retract\\w*|comments? (?:on|to)|repl(?:y|ies)"
                            + " to|in response to|see also|companion|translation of|zenodo|dryad"
                            + "|figshare|funding|grant)\\b.*");
    private static final Pattern CITED =
            Pattern.compile(
                    "(?is).*(?:\\(\\d{4}\\)|\\bpp?\\. ?\\d|\\bvol\\. ?\\d|\\d+\\(\\d+\\)|et al).*");
    private static final Pattern LABELLED =
            Pattern.compile(
                    "(?i)\\W*(?:article |digital )?(?:doi|https?://|dx\\.doi|www\\.doi|10\\.).*");
    private static final Pattern CONTINUATION =
            Pattern.compile("[\\w.()/:;-]*\\d[\\w.()/:;-]*|[a-z]{1,12}[./-]\\S*");

    private final List<PageText> pages;
    private final List<String> titleWords;

    /// The score of each DOI.
    private final Map<Doi, Double> scores = new LinkedHashMap<>();

    private PaperDoi(List<PageText> pages, String title) {
        this.pages = pages;
        this.titleWords = Arrays.asList(LetterFolding.of(title).bare().split(" "));
    }

    /// @param title of the paper; empty if unknown
    static Optional<Doi> of(List<PageText> pages, String title) {
        var papers = new PaperDoi(pages.subList(0, Math.min(PAGES, pages.size())), title);
        papers.read();
        return papers.best();
    }

    private Optional<Doi> best() {
        double only = scores.size() == 1 ? 1 : 0;
        return scores.entrySet().stream()
                .filter(each -> each.getValue() + only >= 1)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    private void read() {
        for (PageText page : pages) {
            List<PageLine> lines = page.lines();
            for (int i = 0; i < lines.size(); i++) {
                if (REFERENCES.matcher(lines.get(i).text().strip()).matches()) {
                    return;
                }
                read(page, i);
            }
        }
    }

    private void read(PageText page, int index) {
        String line = page.lines().get(index).text();
        Matcher start = START.matcher(line);
        Set<Doi> here = new HashSet<>();
        while (start.find()) {
            Optional<Doi> doi = doi(page, index, start.start());
            if (doi.isPresent() && here.add(doi.get())) {
                // Repetition on the next page is significant.
                double again = scores.containsKey(doi.get()) ? 2 : 0;
                scores.merge(doi.get(), score(page, index, start.start()) + again, Math::max);
            }
        }
    }

    /// The DOI that starts here, perhaps continued on the next line.
    private static Optional<Doi> doi(PageText page, int index, int start) {
        PageLine line = page.lines().get(index);
        String text = line.text().substring(start);
        int end = text.indexOf(' ');
        String name = end < 0 ? text : text.substring(0, end);
        if (end < 0 && index + 1 < page.lines().size()) {
            PageLine next = page.lines().get(index + 1);
            String rest = next.text().split(" ", 2)[0];
            if (isCut(page, line, next, name) && CONTINUATION.matcher(rest).matches()) {
                name += rest;
            }
        } else if (name.endsWith("/") && end > 0) {
            name += text.substring(end + 1).split(" ", 2)[0];
        }
        return Doi.parse(name).value();
    }

    /// Whether a line ends within a DOI: with a character that ends none, or because it is full.
    private static boolean isCut(PageText page, PageLine line, PageLine next, String name) {
        if (next.y() <= line.y() || next.y() - line.y() > 2.2 * Math.max(6, line.size())) {
            return false;
        }
        if (name.matches(".*[/._-]")) {
            return true;
        }
        double right =
                page.lines().stream()
                        .filter(other -> Math.abs(other.y() - line.y()) < 60)
                        .filter(other -> Math.abs(other.x() - next.x()) < 3)
                        .mapToDouble(other -> other.x() + other.width())
                        .max()
                        .orElse(Double.MAX_VALUE);
        return line.width() > 100 && line.x() + line.width() > right - 4;
    }

    private double score(PageText page, int index, int start) {
        PageLine line = page.lines().get(index);
        double height = line.y() / Math.max(1, page.height());
        boolean margin = height < HEAD || height > FOOT;
        String before = context(page, index) + line.text().substring(0, start);
        boolean ours = hasTitle(before + " " + line.text());
        boolean own = OWN.matcher(before).matches();
        boolean alone = LABELLED.matcher(line.text()).matches();
        double score = (margin ? 3 : 0) + (alone ? 2 : 0) + (ours ? 5 : 0) + (own ? 4 : 0);
        boolean others = OTHERS.matcher(sentence(before)).matches() && !own;
        boolean numbered = NUMBERED.matcher(line.text()).matches() && !alone;
        boolean cited = CITED.matcher(before).matches() && !ours && !own;
        return score - (others ? 6 : 0) - (numbered ? 6 : 0) - (cited ? 4 : 0);
    }

    /// The lines just above, up to a gap.
    private static String context(PageText page, int index) {
        List<String> above = new ArrayList<>();
        PageLine below = page.lines().get(index);
        for (int i = index - 1; i >= 0 && above.size() < CONTEXT; i--) {
            PageLine line = page.lines().get(i);
            double gap = below.y() - line.y();
            if (gap < 0 || gap > 2.2 * Math.max(6, line.size())) {
                break;
            }
            above.addFirst(line.text());
            below = line;
        }
        return above.isEmpty() ? "" : String.join(" ", above) + " ";
    }

    /// The last sentence of a text.
    private static String sentence(String text) {
        int stop = Math.max(text.lastIndexOf(". ", Math.max(0, text.length() - 3)), 0);
        return text.substring(stop);
    }

    /// Whether four fifths of the title's words are there.
    private boolean hasTitle(String text) {
        Set<String> words =
                Set.copyOf(new HashSet<>(Arrays.asList(LetterFolding.of(text).bare().split(" "))));
        long there = titleWords.stream().filter(words::contains).count();
        return titleWords.size() > 1 && there * 5 >= titleWords.size() * 4L;
    }
}
