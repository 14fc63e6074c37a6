package octavo.importer;

import octavo.names.PastedName;
import octavo.names.PastedNames;
import octavo.names.PersonName;
import octavo.pdf.PageLine;

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

    private final PaperTitle title;
    private final List<PersonName> names = new ArrayList<>();

    private PaperAuthors(PaperTitle title) {
        this.title = title;
    }

    /// In page order; empty if they cannot be identified.
    static List<PersonName> below(PaperTitle title) {
        var authors = new PaperAuthors(title);
        authors.read();
        return authors.names;
    }

    private void read() {
        List<PageLine> lines = linesBelow();
        Map<String, Integer> uses = new HashMap<>();
        lines.forEach(line -> uses.merge(line.text().toLowerCase(Locale.ROOT), 1, Integer::sum));
        Optional<PageLine> model = Optional.empty();
        for (PageLine line : lines) {
            boolean once = uses.getOrDefault(line.text().toLowerCase(Locale.ROOT), 0) == 1;
            boolean alike = model.isEmpty() || isAlike(model.get(), line);
            List<PersonName> found = once && alike ? namesIn(line.text()) : List.of();
            names.addAll(found);
            model = model.isEmpty() && !found.isEmpty() ? Optional.of(line) : model;
        }
    }

    private static boolean isAlike(PageLine model, PageLine line) {
        return Math.abs(model.size() - line.size()) < 0.3 && model.bold() == line.bold();
    }

    /// The lines between the title and the text.
    private List<PageLine> linesBelow() {
        double top = title.lines().getLast().y();
        List<PageLine> below = new ArrayList<>();
        title.page().lines().stream()
                .filter(line -> line.y() > top + 1)
                .sorted(Comparator.comparingDouble(PageLine::y).thenComparingDouble(PageLine::x))
                .limit(MOST_LINES)
                .takeWhile(line -> !END.matcher(line.text()).matches())
                .forEach(below::add);
        return below;
    }

    /// The names in a line; empty if part of it is not a name.
    private static List<PersonName> namesIn(String line) {
        String text = ADDRESS.matcher(line).replaceAll(" ").strip();
        String[] bullets = BULLET.split(text, 2);
        if (bullets.length == 2 && INSTITUTE.matcher(bullets[1]).matches()) {
            text = bullets[0];
        }
        if (text.isEmpty()
                || text.split("\\s+", -1).length > MOST_WORDS
                || INSTITUTE.matcher(text).matches()) {
            return List.of();
        }
        boolean shouted = text.chars().noneMatch(Character::isLowerCase);
        String calm =
                shouted
                        ? SHOUTED_REST
                                .matcher(text)
                                .replaceAll(rest -> rest.group().toLowerCase(Locale.ROOT))
                        : text;
        List<PersonName> found = new ArrayList<>();
        for (PastedName each : PastedNames.parse(calm).names()) {
            if (!isName(each.name().display())) {
                return List.of();
            }
            found.add(each.name());
        }
        return found;
    }

    private static boolean isName(String text) {
        return SourceNames.isPrintedName(text) || INITIALLED.matcher(text).matches();
    }
}
