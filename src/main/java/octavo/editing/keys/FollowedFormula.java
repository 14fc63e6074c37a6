package octavo.editing.keys;

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
    private static final int SAMPLE_SIZE = 100;

    /// With fewer keys that can tell, chance is likely.
    private static final int MIN_KEYS = 10;

    /// The share of keys that must follow a formula, in percent.
    private static final int MIN_PERCENT = 80;

    /// What people and other programs use, the simplest first.
    private static final List<String> FORMULAS =
            Stream.concat(
                            Stream.of("[auth]", "[auth:lower]")
                                    .flatMap(FollowedFormula::formulasFor),
                            Stream.of("[authors:dash]-[shortyear]", "[authors:dash]-[year]"))
                    .toList();

    private static final Pattern WITHIN_WORDS = Pattern.compile("(?<=\\p{L})[-'’](?=\\p{L})");
    private static final Pattern OWN_END = Pattern.compile("[a-z]{0,2}|[-_.:]\\w");

    private FollowedFormula() {}

    private static Stream<String> formulasFor(String authorMarker) {
        List<String> formulas = new ArrayList<>();
        for (String yearMarker : List.of("[year]", "[shortyear]")) {
            for (String separator : List.of("", "_", ":", "-")) {
                formulas.add(authorMarker + separator + yearMarker);
            }
        }
        for (String titleMarker : List.of("[veryshorttitle]", "[shorttitle]")) {
            for (String casedTitle : List.of(titleMarker, titleMarker.replace("]", ":lower]"))) {
                for (String separator : List.of("", "_", "-")) {
                    formulas.add(authorMarker + separator + "[year]" + separator + casedTitle);
                }
            }
        }
        return formulas.stream();
    }

    /// The formula for the keys of new entries: the one set, or the one that the library follows,
    /// or the default.
    ///
    /// @param chosenFormula by the user; empty if none is
    public static String chosenOrDetected(String chosenFormula, Library library) {
        return chosenFormula.isEmpty()
                ? detectFormula(library).orElse(KeyFormula.DEFAULT_FORMULA)
                : chosenFormula;
    }

    /// The formula by which most of a library's keys are made, beside the default.
    public static Optional<String> detectFormula(Library library) {
        List<Work> allWorks = Work.allOf(library).toList();
        int sampleStep = Math.max(1, allWorks.size() / SAMPLE_SIZE);
        List<Work> works =
                IntStream.range(0, allWorks.size())
                        .filter(i -> i % sampleStep == 0)
                        .mapToObj(allWorks::get)
                        .toList();
        return works.size() < MIN_KEYS
                ? Optional.empty()
                : Stream.concat(Stream.of(KeyFormula.DEFAULT_FORMULA), FORMULAS.stream())
                        .filter(formula -> isFollowed(KeyFormula.parse(formula).value(), works))
                        .findFirst();
    }

    /// Whether keys follow a formula. Entries that lack something for it cannot tell.
    private static boolean isFollowed(KeyFormula formula, List<Work> works) {
        int completeCount = 0;
        int mismatchCount = 0;
        for (Work work : works) {
            KeyFormula.GeneratedKey generatedKey = formula.generateKey(work, false);
            if (generatedKey.missingMessages().isEmpty()) {
                completeCount++;
                mismatchCount += resembles(work.key(), generatedKey) ? 0 : 1;
            }
            if (mismatchCount * 100 > works.size() * (100 - MIN_PERCENT)) {
                return false;
            }
        }
        return completeCount >= MIN_KEYS
                && (completeCount - mismatchCount) * 100 >= completeCount * MIN_PERCENT;
    }

    /// Whether a key is one that was made, perhaps with the hyphens of names, which formulas leave
    /// out, or with a letter or a digit of its own behind it.
    private static boolean resembles(String key, KeyFormula.GeneratedKey generatedKey) {
        String plainKey = WITHIN_WORDS.matcher(key).replaceAll("");
        String plainGenerated = WITHIN_WORDS.matcher(generatedKey.key()).replaceAll("");
        return generatedKey.matchesKey(key)
                || plainKey.startsWith(plainGenerated)
                        && OWN_END.matcher(plainKey.substring(plainGenerated.length())).matches();
    }
}
