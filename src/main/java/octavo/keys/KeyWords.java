package octavo.keys;

import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The words that a formula's markers give for one entry, in plain letters.
final class KeyWords {
    private static final Set<String> FUNCTION_WORDS =
            Set.of(
                    "a", "an", "the", "of", "on", "in", "and", "for", "to", "with", "from", "by",
                    "at", "or", "but", "is", "are", "as", "into", "via", "its", "about", "do",
                    "does", "be", "der", "die", "das", "ein", "eine", "und", "von", "zur", "zum",
                    "le", "la", "les", "un", "une", "des", "du", "de", "et", "el", "los", "las");
    static final Set<String> MARKERS =
            Set.of(
                    "auth",
                    "author",
                    "pureauth",
                    "family",
                    "edtr",
                    "authors",
                    "authorsalpha",
                    "authetal",
                    "auth.etal",
                    "authorlast",
                    "year",
                    "shortyear",
                    "month",
                    "title",
                    "fulltitle",
                    "shorttitle",
                    "veryshorttitle",
                    "word",
                    "camel",
                    "keyword",
                    "entrytype",
                    "type",
                    "citationkey");
    private static final Pattern NUMBERED = Pattern.compile("([a-z.]*[a-z])(\\d{1,3})");

    /// A year, and its last two digits if it has any.
    private static final Pattern SHORT_YEAR = Pattern.compile("^.*?(\\d\\d)?\\D*$");

    private static final Pattern UNFIT = Pattern.compile("[^A-Za-z0-9]+");

    private final Work work;
    private final PlainLetters letters;

    KeyWords(Work work, PlainLetters letters) {
        this.work = work;
        this.letters = letters;
    }

    static boolean isMarker(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        Matcher numbered = NUMBERED.matcher(folded);
        return MARKERS.contains(numbered.matches() ? numbered.group(1) : folded);
    }

    /// The words of a marker, or of a field if there is no such marker.
    List<String> of(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        Matcher numbered = NUMBERED.matcher(folded);
        boolean counted = numbered.matches() && MARKERS.contains(numbered.group(1));
        int number = counted ? Integer.parseInt(numbered.group(2)) : 0;
        return switch (counted ? numbered.group(1) : folded) {
            case "auth", "author" -> shortened(families(true).limit(1), number);
            case "pureauth" -> shortened(families("author", true).limit(1), number);
            case "edtr" -> shortened(families("editor", true).limit(1), number);
            case "family" -> shortened(families(false).limit(1), number);
            case "authorlast" -> families(true).reduce((_, last) -> last).stream().toList();
            case "authors" -> authors(number == 0 ? Integer.MAX_VALUE : number, "EtAl");
            case "authetal" -> authorsOrFirst("EtAl");
            case "auth.etal" -> authorsOrFirst(".etal");
            case "authorsalpha" -> List.of(alpha());
            case "year" -> plain(work.year());
            case "shortyear" -> plain(SHORT_YEAR.matcher(work.year()).replaceFirst("$1"));
            case "month" -> plain(work.text("month"));
            case "title", "fulltitle" -> titleWords().map(KeyPart.Simple::capitalized).toList();
            case "shorttitle" -> significant().limit(number == 0 ? 3 : number).toList();
            case "veryshorttitle" -> significant().limit(number == 0 ? 1 : number).toList();
            case "camel" ->
                    significant()
                            .limit(number == 0 ? 3 : number)
                            .map(KeyPart.Simple::capitalized)
                            .toList();
            case "word" -> significant().skip(Math.max(0, number - 1)).limit(1).toList();
            case "keyword" -> keyword(Math.max(1, number));
            case "citationkey" -> List.of(work.key());
            case "entrytype", "type" -> plain(work.entry().type());
            default -> plain(work.text(name));
        };
    }

    /// Whether a marker gave no words because the entry's value is in letters without a plain form.
    boolean isInOtherLetters(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        Matcher numbered = NUMBERED.matcher(folded);
        return switch (numbered.matches() ? numbered.group(1) : folded) {
            case "auth", "author", "family", "authors", "authorsalpha", "authetal", "auth.etal" ->
                    names("author").findAny().or(() -> names("editor").findAny()).isPresent();
            case "authorlast" -> isInOtherLetters("auth");
            case "pureauth" -> names("author").findAny().isPresent();
            case "edtr" -> names("editor").findAny().isPresent();
            case "title", "fulltitle", "shorttitle", "veryshorttitle", "camel", "word" ->
                    isForeign(work.title());
            case "keyword" -> isForeign(work.text("keywords"));
            default -> isForeign(work.text(folded));
        };
    }

    private boolean isForeign(String text) {
        return !text.isBlank() && words(text).findAny().isEmpty();
    }

    private Stream<String> families(boolean prefixed) {
        List<String> authors = families("author", prefixed).toList();
        return authors.isEmpty() ? families("editor", prefixed) : authors.stream();
    }

    private Stream<String> families(String field, boolean prefixed) {
        return names(field).map(name -> family(name, prefixed)).filter(name -> !name.isEmpty());
    }

    private Stream<PersonName> names(String field) {
        return work.raw(field).stream()
                .flatMap(raw -> BibNameList.parse(raw).value().names().stream());
    }

    /// The family name as one word, or the significant words of a body's name.
    private String family(PersonName name, boolean prefixed) {
        return name.literal()
                .map(body ->
                        words(body).filter(KeyWords::isSignificant).collect(Collectors.joining()))
                .orElseGet(() -> {
                    PersonName plain = name.unicode();
                    String whole = (prefixed ? plain.prefix() : "") + plain.family();
                    String family = whole.isBlank() ? plain.given() : whole;
                    return UNFIT.matcher(letters.of(family)).replaceAll("");
                });
    }

    private static List<String> shortened(Stream<String> names, int length) {
        return names.map(name ->
                        length == 0 ? name : name.substring(0, Math.min(length, name.length())))
                .toList();
    }

    private List<String> authors(int most, String rest) {
        List<String> all = families(true).toList();
        List<String> result = new ArrayList<>(all.subList(0, Math.min(most, all.size())));
        if (all.size() > most) {
            result.add(rest);
        }
        return result;
    }

    /// Both of two authors; of more, the first and a word for the others.
    private List<String> authorsOrFirst(String rest) {
        long count = families(true).count();
        return count > 2 ? authors(1, rest) : authors(2, rest);
    }

    /// As in BibTeX's style alpha: three letters of one author, the initials of several.
    private String alpha() {
        List<String> all = families(true).toList();
        if (all.size() == 1) {
            return all.getFirst().substring(0, Math.min(3, all.getFirst().length()));
        }
        int shown = all.size() > 4 ? 3 : all.size();
        return all.stream()
                        .limit(shown)
                        .map(name -> name.substring(0, 1))
                        .collect(Collectors.joining())
                + (all.size() > 4 ? "+" : "");
    }

    private Stream<String> titleWords() {
        return words(work.title());
    }

    /// The significant words of the title; all words if there are none.
    private Stream<String> significant() {
        List<String> telling = titleWords().filter(KeyWords::isSignificant).toList();
        return telling.isEmpty() ? titleWords() : telling.stream();
    }

    private static boolean isSignificant(String word) {
        return !FUNCTION_WORDS.contains(word.toLowerCase(Locale.ROOT));
    }

    /// Splits at whitespace; hyphens and apostrophes within a word are dropped, so that it stays
    /// one.
    private Stream<String> words(String text) {
        return Stream.of(letters.of(text).split("[\\s/\u2013\u2014:]+|--+", -1))
                .map(word -> UNFIT.matcher(word).replaceAll(""))
                .filter(word -> !word.isEmpty());
    }

    private List<String> keyword(int number) {
        return Stream.of(work.text("keywords").split("[,;]", -1))
                .skip(number - 1L)
                .limit(1)
                .flatMap(this::words)
                .toList();
    }

    private List<String> plain(String text) {
        return words(text).toList();
    }
}
