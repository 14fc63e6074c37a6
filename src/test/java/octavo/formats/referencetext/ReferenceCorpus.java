package octavo.formats.referencetext;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.csl.CslItem;
import octavo.csl.ItemText;
import octavo.cslreferences.WorkToCslItem;
import octavo.library.Library;
import octavo.library.Work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Real entries, split: those to learn from, those to look at while the rules are being tuned, and
/// those that are held back.
final class ReferenceCorpus {
    private static final int MOST_OF_A_FILE = 60;
    private static final int LONGEST_PLACE = 40;
    private static final int LONGEST_NOTE = 30;

    private static final Pattern PLAIN_FAMILY = Pattern.compile("\\p{Lu}.*\\p{Ll}.*");

    /// A year, a date, a volume, a series or editors within a venue.
    private static final Pattern MIXED_VENUE =
            Pattern.compile(
                    "(?i)[0-9]{4}|, .*[0-9]|\\bvol(?:ume|\\b)|\\bpages?\\b|\\beds?\\b|lecture"
                            + " notes|[;:(]|, [^,]+, [^,]+$");

    private static final Pattern MIXED_PUBLISHER = Pattern.compile("[,;:(0-9]");
    private static final Pattern PLAIN_NUMBER = Pattern.compile("[A-Z]?[0-9]{0,5}[A-Za-z]?");
    private static final Pattern PLAIN_PAGES =
            Pattern.compile("|[A-Za-z]?[0-9]+(?:[-–][A-Za-z]?[0-9]+)?");

    private ReferenceCorpus() {}

    /// Items with a title and people, each once.
    static List<CslItem> items(ReferenceShare share) throws IOException {
        return works(share).stream().map(ReferenceCorpus::itemOf).toList();
    }

    /// Works with a title and people, each once.
    static List<Work> works(ReferenceShare share) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(SharedData.path("octavo.corpus", "bib/corpus"))) {
            files = all.sorted().toList();
        }
        List<Work> chosen = new ArrayList<>();
        Set<String> titles = new HashSet<>();
        for (Path file : files) {
            List<Work> works =
                    Work.allOf(Library.of(BibParser.parse(Files.readAllBytes(file)))).toList();
            int step = Math.max(1, works.size() / MOST_OF_A_FILE);
            for (int i = 0; i < works.size(); i += step) {
                CslItem item = itemOf(works.get(i));
                if (isPrintable(item)
                        && (share == ReferenceShare.LEARNT || isPlain(item))
                        && shareOf(item) == share
                        && titles.add(foldedTitle(item))) {
                    chosen.add(works.get(i));
                }
            }
        }
        return chosen;
    }

    private static CslItem itemOf(Work work) {
        return WorkToCslItem.of(work).withId("1");
    }

    static boolean isPrintable(CslItem item) {
        boolean hasPeople =
                item.names().containsKey("author") || item.names().containsKey("editor");
        String title = titleOf(item);
        return hasPeople
                && item.dates().containsKey("issued")
                && title.length() > 8
                && title.length() < 300
                && title.indexOf('\\') < 0
                && title.indexOf('$') < 0
                && title.codePoints()
                        .filter(Character::isLetter)
                        .allMatch(letter ->
                                Character.UnicodeScript.of(letter)
                                        == Character.UnicodeScript.LATIN);
    }

    /// Whether each field holds the one thing that its name says, so that there is one right
    /// answer.
    private static boolean isPlain(CslItem item) {
        boolean areNames =
                item.names().values().stream()
                        .flatMap(List::stream)
                        .allMatch(name ->
                                name.isLiteral() || PLAIN_FAMILY.matcher(name.family()).matches());
        return areNames
                && !MIXED_VENUE.matcher(textOf(item, "container-title")).find()
                && !MIXED_VENUE.matcher(textOf(item, "collection-title")).find()
                && !MIXED_PUBLISHER.matcher(textOf(item, "publisher")).find()
                && textOf(item, "publisher-place").length() < LONGEST_PLACE
                && textOf(item, "note").length() < LONGEST_NOTE
                && PLAIN_NUMBER.matcher(textOf(item, "volume")).matches()
                && PLAIN_NUMBER.matcher(textOf(item, "issue")).matches()
                && PLAIN_PAGES.matcher(textOf(item, "page")).matches();
    }

    private static String titleOf(CslItem item) {
        return textOf(item, "title");
    }

    private static String textOf(CslItem item, String variable) {
        return item.texts().getOrDefault(variable, ItemText.of("")).characters();
    }

    private static String foldedTitle(CslItem item) {
        return PrintedFields.folded(titleOf(item));
    }

    /// What the work is for, by its title.
    static ReferenceShare shareOf(CslItem item) {
        int number = Math.floorMod(foldedTitle(item).hashCode() * 31, 10);
        return number == 0
                ? ReferenceShare.TUNED
                : number == 1 ? ReferenceShare.HELD_BACK : ReferenceShare.LEARNT;
    }
}
