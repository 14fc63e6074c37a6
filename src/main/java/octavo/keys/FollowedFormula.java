package octavo.keys;

import octavo.library.Library;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The formula that the keys of a library follow, although nobody has set one.
public final class FollowedFormula {
    /// How many entries are looked at.
    private static final int SAMPLE = 100;

    /// With fewer keys that can tell, chance is likely.
    private static final int FEWEST = 10;

    /// The share of keys that must follow a formula, in percent.
    private static final int SHARE = 80;

    /// What people and other programs use, the simplest first.
    private static final List<String> FORMULAS =
            Stream.concat(
                            Stream.of("[auth]", "[auth:lower]").flatMap(FollowedFormula::formulas),
                            Stream.of("[authors:dash]-[shortyear]", "[authors:dash]-[year]"))
                    .toList();

    private static final Pattern WITHIN_WORDS = Pattern.compile("(?<=\\p{L})[-'’](?=\\p{L})");
    private static final Pattern OWN_END = Pattern.compile("[a-z]{0,2}|[-_.:]\\w");

    private FollowedFormula() {}

    private static Stream<String> formulas(String author) {
        List<String> formulas = new ArrayList<>();
        for (String year : List.of("[year]", "[shortyear]")) {
            for (String between : List.of("", "_", ":", "-")) {
                formulas.add(author + between + year);
            }
        }
        for (String title : List.of("[veryshorttitle]", "[shorttitle]")) {
            for (String cased : List.of(title, title.replace("]", ":lower]"))) {
                for (String between : List.of("", "_", "-")) {
                    formulas.add(author + between + "[year]" + between + cased);
                }
            }
        }
        return formulas.stream();
    }

    /// The formula for the keys of new entries: the one set, or the one that the library follows,
    /// or the default.
    ///
    /// @param set by the user; empty if none is
    public static String orUsual(String set, Library library) {
        return set.isEmpty() ? of(library).orElse(KeyFormula.USUAL) : set;
    }

    /// The formula by which most of a library's keys are made, beside the default.
    public static Optional<String> of(Library library) {
        List<Work> all = Work.allOf(library).toList();
        int step = Math.max(1, all.size() / SAMPLE);
        List<Work> works =
                IntStream.range(0, all.size())
                        .filter(i -> i % step == 0)
                        .mapToObj(all::get)
                        .toList();
        return works.size() < FEWEST
                ? Optional.empty()
                : Stream.concat(Stream.of(KeyFormula.USUAL), FORMULAS.stream())
                        .filter(formula -> isFollowed(KeyFormula.parse(formula).value(), works))
                        .findFirst();
    }

    /// Whether keys follow a formula. Entries that lack something for it cannot tell.
    private static boolean isFollowed(KeyFormula formula, List<Work> works) {
        int told = 0;
        int others = 0;
        for (Work work : works) {
            KeyFormula.Made made = formula.key(work, false);
            if (made.missing().isEmpty()) {
                told++;
                others += isLike(work.key(), made) ? 0 : 1;
            }
            if (others * 100 > works.size() * (100 - SHARE)) {
                return false;
            }
        }
        return told >= FEWEST && (told - others) * 100 >= told * SHARE;
    }

    /// Whether a key is one that was made, perhaps with the hyphens of names, which formulas leave
    /// out, or with a letter or a digit of its own behind it.
    private static boolean isLike(String key, KeyFormula.Made made) {
        String plain = WITHIN_WORDS.matcher(key).replaceAll("");
        String end = WITHIN_WORDS.matcher(made.key()).replaceAll("");
        return made.isIn(key)
                || plain.startsWith(end)
                        && OWN_END.matcher(plain.substring(end.length())).matches();
    }
}
