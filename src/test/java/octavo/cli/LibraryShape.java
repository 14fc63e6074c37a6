package octavo.cli;

import java.util.Locale;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Libraries of any size, each large in another way. All have an entry `k0`.
enum LibraryShape {
    PLAIN(LibraryShape::plain),
    SAME_WORK(n -> each(n, i -> work("k" + i, "Doe, Jane", "On Everything", ""))),
    SAME_KEY(n -> each(n, i -> work("k0", author(i), title(i), ""))),
    ONE_SURNAME(n -> each(n, i -> work("k" + i, "Doe, " + given(i), title(i), ""))),
    CROSSREF_CHAIN(n -> each(n, i -> work("k" + i, author(i), title(i), crossref(i + 1)))),
    ONE_PARENT(n -> work("k0", "", "The Parent", "") + each(n, LibraryShape::child)),
    STRING_CHAIN(LibraryShape::strings),
    ONE_ENTRY_OF_AUTHORS(n -> work("k0", authors(n), title(0), "")),
    ONE_ENTRY_OF_FIELDS(n -> work("k0", author(0), title(0), fields(n))),
    DAMAGED(n -> each(n, i -> "@misc{k" + i + ",\n  title = {" + title(i) + ",\n  year = 2020\n"));

    private static final String[] WORDS =
            ("analysis graph model learning network system control bound protein wave deep signal"
                            + " sparse matrix kernel query index stream cache proof logic type")
                    .split(" ");

    @SuppressWarnings("ImmutableEnumChecker") // the functions above keep nothing
    private final IntFunction<String> text;

    LibraryShape(IntFunction<String> text) {
        this.text = text;
    }

    String text(int n) {
        return text.apply(n);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String each(int n, IntFunction<String> entry) {
        return IntStream.range(0, n).mapToObj(entry).collect(Collectors.joining());
    }

    private static String work(String key, String author, String title, String more) {
        return "@inproceedings{%s,\n  author = {%s},\n  title = {%s},\n  booktitle = {Proc. of X},\n  year = 2020%s\n}\n\n"
                .formatted(key, author, title, more);
    }

    private static String plain(int n) {
        Random random = new Random(1);
        return each(
                n,
                i ->
                        "@article{k%d,\n  author = {%s and %s},\n  title = {%s},\n  journal = {Journal of %s},\n  year = {%d},\n  doi = {10.1000/%d},\n}\n\n"
                                .formatted(
                                        i,
                                        author(random.nextInt(n)),
                                        author(random.nextInt(n)),
                                        title(i),
                                        WORDS[random.nextInt(WORDS.length)],
                                        1980 + random.nextInt(45),
                                        i));
    }

    private static String child(int i) {
        return work("c" + i, author(i), title(i), crossref(0));
    }

    private static String crossref(int i) {
        return ",\n  crossref = {k" + i + "}";
    }

    private static String strings(int n) {
        return "@string{s0 = {y}}\n"
                + each(n, i -> "@string{s%d = s%d # {y}}\n".formatted(i + 1, i))
                + "@misc{k0, title = s%d, author = {Doe, Jane}, year = 2020}\n".formatted(n);
    }

    /// Every author has a family name of its own, so that at each size the first is taken for the
    /// library's owner and is found as soon.
    private static String authors(int n) {
        return IntStream.range(0, n)
                .mapToObj(i -> letters(i + 1000) + ", " + letters(i % 500))
                .collect(Collectors.joining(" and "));
    }

    private static String fields(int n) {
        return each(n, i -> ",\n  field" + letters(i) + " = {" + i + "}");
    }

    private static String author(int i) {
        return letters(i % 5003 + 1000) + ", " + letters(i / 5003 + i % 500);
    }

    private static String given(int i) {
        return "J" + letters(i).toLowerCase(Locale.ROOT);
    }

    private static String title(int i) {
        Random random = new Random(i);
        return IntStream.range(0, 6)
                        .mapToObj(_ -> WORDS[random.nextInt(WORDS.length)])
                        .collect(Collectors.joining(" "))
                + " "
                + letters(i);
    }

    /// A number in letters: another word for each number.
    private static String letters(int number) {
        StringBuilder word = new StringBuilder();
        for (int rest = number; rest > 0 || word.isEmpty(); rest /= 20) {
            word.append("bcdfghjklmnpqrstvwxz".charAt(rest % 20)).append("aeiou".charAt(rest % 5));
        }
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
