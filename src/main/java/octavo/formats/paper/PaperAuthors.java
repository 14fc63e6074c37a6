package octavo.formats.paper;

import octavo.files.pdf.PageLine;
import octavo.formats.workdrafts.SourceNames;
import octavo.names.PastedName;
import octavo.names.PastedNames;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The authors below the title of a paper, if they can be told from their affiliations.
final class PaperAuthors {
    private static final int MOST_LINES = 24;
    private static final int MOST_WORDS = 40;

    private static final Pattern END =
            Pattern.compile(
                    "(?i)^(?:abstract|summary|keywords?|ccs concepts|introduction|1\\.? "
                            + "introduction|contents|article history|a ?r ?t ?i ?c ?l ?e).*");

    private static final Pattern INSTITUTE =
            Pattern.compile(
                    "(?iU).*\\b(?:universit\\w*|univ|institut\\w*|departe?ment\\w*|dept|school"
                        + "|facult\\w*|colleges?|cent(?:er|re)s?|labs?|laborator\\w*|hospital"
                        + "|academ\\w*|research|division|technolog\\w*|technische|hochschule"
                        + "|fakultät|inc|ltd|gmbh|corporation|corp|company|google|microsoft|ibm"
                        + "|amazon|nvidia|intel|meta|street|road|avenue|usa|uk|germany|france"
                        + "|italy|spain|china|japan|india|canada|switzerland|austria|netherlands"
                        + "|belgium|sweden|denmark|norway|finland|australia|brazil|korea|israel"
                        + "|singapore|poland|portugal|science|sciences|engineering|mathematics"
                        + "|physics|informatics|member|fellow|uc|eth|mit|epfl|cnrs|inria"
                        + "|january|february|march|april|may|june|july|august|september|october"
                        + "|november|december|version|editors?|e-?mail)\\b.*");

    private static final Pattern ADDRESS =
            Pattern.compile("\\S*@\\S*|\\{[^}]*\\}\\s*@?\\S*|https?:\\S+|www\\.\\S+");
    private static final Pattern BULLET = Pattern.compile("\\s*[•·|]\\s*");
    private static final Pattern INITIALLED =
            Pattern.compile(
                    "(?:\\p{Lu}\\.[ -]?){1,4}\\s?(?:\\p{Ll}{1,4}\\s){0,2}\\p{Lu}[\\p{L}’'-]+");
    private static final Pattern SHOUTED_REST = Pattern.compile("(?<=\\p{Lu})\\p{Lu}+");

    private final PaperTitle paperTitle;
    private final List<PersonName> names = new ArrayList<>();

    private PaperAuthors(PaperTitle paperTitle) {
        this.paperTitle = paperTitle;
    }

    /// In page order; empty if they cannot be identified.
    static List<PersonName> namesBelow(PaperTitle paperTitle) {
        var authors = new PaperAuthors(paperTitle);
        authors.readNames();
        return authors.names;
    }

    private void readNames() {
        List<PageLine> pageLines = linesBelow();
        Map<String, Integer> lineCounts = new HashMap<>();
        pageLines.forEach(pageLine ->
                lineCounts.merge(pageLine.text().toLowerCase(Locale.ROOT), 1, Integer::sum));
        Optional<PageLine> modelLine = Optional.empty();
        for (PageLine pageLine : pageLines) {
            boolean isUnique =
                    lineCounts.getOrDefault(pageLine.text().toLowerCase(Locale.ROOT), 0) == 1;
            boolean isLikeModel = modelLine.isEmpty() || isAlike(modelLine.get(), pageLine);
            List<PersonName> lineNames =
                    isUnique && isLikeModel ? namesIn(pageLine.text()) : List.of();
            names.addAll(lineNames);
            modelLine =
                    modelLine.isEmpty() && !lineNames.isEmpty() ? Optional.of(pageLine) : modelLine;
        }
    }

    private static boolean isAlike(PageLine modelLine, PageLine pageLine) {
        return Math.abs(modelLine.fontSize() - pageLine.fontSize()) < 0.3
                && modelLine.isBold() == pageLine.isBold();
    }

    /// The lines between the title and the text.
    private List<PageLine> linesBelow() {
        double titleBottom = paperTitle.titleLines().getLast().y();
        List<PageLine> lines = new ArrayList<>();
        paperTitle.pageText().lines().stream()
                .filter(line -> line.y() > titleBottom + 1)
                .sorted(Comparator.comparingDouble(PageLine::y).thenComparingDouble(PageLine::x))
                .limit(MOST_LINES)
                .takeWhile(line -> !END.matcher(line.text()).matches())
                .forEach(lines::add);
        return lines;
    }

    /// The names in a line; empty if part of it is not a name.
    private static List<PersonName> namesIn(String line) {
        String nameText = ADDRESS.matcher(line).replaceAll(" ").strip();
        String[] bullets = BULLET.split(nameText, 2);
        if (bullets.length == 2 && INSTITUTE.matcher(bullets[1]).matches()) {
            nameText = bullets[0];
        }
        if (nameText.isEmpty()
                || nameText.split("\\s+", -1).length > MOST_WORDS
                || INSTITUTE.matcher(nameText).matches()) {
            return List.of();
        }
        boolean isShouted = nameText.chars().noneMatch(Character::isLowerCase);
        String lowerCased =
                isShouted
                        ? SHOUTED_REST
                                .matcher(nameText)
                                .replaceAll(rest -> rest.group().toLowerCase(Locale.ROOT))
                        : nameText;
        List<PersonName> names = new ArrayList<>();
        for (PastedName pastedName : PastedNames.parse(lowerCased).names()) {
            if (!isName(pastedName.name().displayName())) {
                return List.of();
            }
            names.add(pastedName.name());
        }
        return names;
    }

    private static boolean isName(String nameText) {
        return SourceNames.isPrintedName(nameText) || INITIALLED.matcher(nameText).matches();
    }
}
