package octavo.editing.keys;

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
    private static final Pattern NUMBERED_MARKER = Pattern.compile("([a-z.]*[a-z])(\\d{1,3})");

    /// A year, and its last two digits if it has any.
    private static final Pattern SHORT_YEAR = Pattern.compile("^.*?(\\d\\d)?\\D*$");

    private static final Pattern UNFIT_CHARACTERS = Pattern.compile("[^A-Za-z0-9]+");

    private final Work work;
    private final PlainLetters plainLetters;

    KeyWords(Work work, PlainLetters plainLetters) {
        this.work = work;
        this.plainLetters = plainLetters;
    }

    static boolean isMarker(String markerName) {
        String foldedName = markerName.toLowerCase(Locale.ROOT);
        Matcher markerMatcher = NUMBERED_MARKER.matcher(foldedName);
        return MARKERS.contains(markerMatcher.matches() ? markerMatcher.group(1) : foldedName);
    }

    /// The words of a marker, or of a field if there is no such marker.
    List<String> wordsOfMarker(String markerName) {
        String foldedName = markerName.toLowerCase(Locale.ROOT);
        Matcher markerMatcher = NUMBERED_MARKER.matcher(foldedName);
        boolean hasNumber = markerMatcher.matches() && MARKERS.contains(markerMatcher.group(1));
        int number = hasNumber ? Integer.parseInt(markerMatcher.group(2)) : 0;
        return switch (hasNumber ? markerMatcher.group(1) : foldedName) {
            case "auth", "author" -> truncateNames(familyNames(true).limit(1), number);
            case "pureauth" -> truncateNames(familyNames("author", true).limit(1), number);
            case "edtr" -> truncateNames(familyNames("editor", true).limit(1), number);
            case "family" -> truncateNames(familyNames(false).limit(1), number);
            case "authorlast" ->
                    familyNames(true).reduce((_, lastFamily) -> lastFamily).stream().toList();
            case "authors" -> authorsUpTo(number == 0 ? Integer.MAX_VALUE : number, "EtAl");
            case "authetal" -> authorsOrFirst("EtAl");
            case "auth.etal" -> authorsOrFirst(".etal");
            case "authorsalpha" -> List.of(alphaLabel());
            case "year" -> plainWords(work.shownYear());
            case "shortyear" -> plainWords(SHORT_YEAR.matcher(work.shownYear()).replaceFirst("$1"));
            case "month" -> plainWords(work.plainText("month"));
            case "title", "fulltitle" ->
                    titleWords().map(KeyPart.SimpleModifier::capitalise).toList();
            case "shorttitle" -> significantWords().limit(number == 0 ? 3 : number).toList();
            case "veryshorttitle" -> significantWords().limit(number == 0 ? 1 : number).toList();
            case "camel" ->
                    significantWords()
                            .limit(number == 0 ? 3 : number)
                            .map(KeyPart.SimpleModifier::capitalise)
                            .toList();
            case "word" -> significantWords().skip(Math.max(0, number - 1)).limit(1).toList();
            case "keyword" -> keywordAt(Math.max(1, number));
            case "citationkey" -> List.of(work.key());
            case "entrytype", "type" -> plainWords(work.entry().type());
            default -> plainWords(work.plainText(markerName));
        };
    }

    /// Whether a marker gave no words because the entry's value is in letters without a plain form.
    boolean isInOtherLetters(String markerName) {
        String foldedName = markerName.toLowerCase(Locale.ROOT);
        Matcher markerMatcher = NUMBERED_MARKER.matcher(foldedName);
        return switch (markerMatcher.matches() ? markerMatcher.group(1) : foldedName) {
            case "auth", "author", "family", "authors", "authorsalpha", "authetal", "auth.etal" ->
                    personNames("author")
                            .findAny()
                            .or(() -> personNames("editor").findAny())
                            .isPresent();
            case "authorlast" -> isInOtherLetters("auth");
            case "pureauth" -> personNames("author").findAny().isPresent();
            case "edtr" -> personNames("editor").findAny().isPresent();
            case "title", "fulltitle", "shorttitle", "veryshorttitle", "camel", "word" ->
                    isForeign(work.title());
            case "keyword" -> isForeign(work.plainText("keywords"));
            default -> isForeign(work.plainText(foldedName));
        };
    }

    private boolean isForeign(String text) {
        return !text.isBlank() && splitWords(text).findAny().isEmpty();
    }

    private Stream<String> familyNames(boolean includesPrefix) {
        List<String> authorFamilies = familyNames("author", includesPrefix).toList();
        return authorFamilies.isEmpty()
                ? familyNames("editor", includesPrefix)
                : authorFamilies.stream();
    }

    private Stream<String> familyNames(String fieldName, boolean includesPrefix) {
        return personNames(fieldName)
                .map(name -> familyName(name, includesPrefix))
                .filter(name -> !name.isEmpty());
    }

    private Stream<PersonName> personNames(String fieldName) {
        return work.rawValue(fieldName).stream()
                .flatMap(rawNames -> BibNameList.parse(rawNames).value().names().stream());
    }

    /// The family name as one word, or the significant words of a body's name.
    private String familyName(PersonName name, boolean includesPrefix) {
        return name.literal()
                .map(bodyName ->
                        splitWords(bodyName)
                                .filter(KeyWords::isSignificant)
                                .collect(Collectors.joining()))
                .orElseGet(() -> {
                    PersonName unicodeName = name.toUnicode();
                    String prefixedFamily =
                            (includesPrefix ? unicodeName.prefix() : "") + unicodeName.family();
                    String familyText =
                            prefixedFamily.isBlank() ? unicodeName.given() : prefixedFamily;
                    return UNFIT_CHARACTERS
                            .matcher(plainLetters.transliterate(familyText))
                            .replaceAll("");
                });
    }

    private static List<String> truncateNames(Stream<String> names, int maxLength) {
        return names.map(name ->
                        maxLength == 0
                                ? name
                                : name.substring(0, Math.min(maxLength, name.length())))
                .toList();
    }

    private List<String> authorsUpTo(int maxCount, String othersWord) {
        List<String> allFamilies = familyNames(true).toList();
        List<String> firstFamilies =
                new ArrayList<>(allFamilies.subList(0, Math.min(maxCount, allFamilies.size())));
        if (allFamilies.size() > maxCount) {
            firstFamilies.add(othersWord);
        }
        return firstFamilies;
    }

    /// Both of two authors; of more, the first and a word for the others.
    private List<String> authorsOrFirst(String othersWord) {
        long count = familyNames(true).count();
        return count > 2 ? authorsUpTo(1, othersWord) : authorsUpTo(2, othersWord);
    }

    /// As in BibTeX's style alpha: three letters of one author, the initials of several.
    private String alphaLabel() {
        List<String> allFamilies = familyNames(true).toList();
        if (allFamilies.size() == 1) {
            return allFamilies
                    .getFirst()
                    .substring(0, Math.min(3, allFamilies.getFirst().length()));
        }
        int shownCount = allFamilies.size() > 4 ? 3 : allFamilies.size();
        return allFamilies.stream()
                        .limit(shownCount)
                        .map(name -> name.substring(0, 1))
                        .collect(Collectors.joining())
                + (allFamilies.size() > 4 ? "+" : "");
    }

    private Stream<String> titleWords() {
        return splitWords(work.title());
    }

    /// The significant words of the title; all words if there are none.
    private Stream<String> significantWords() {
        List<String> tellingWords = titleWords().filter(KeyWords::isSignificant).toList();
        return tellingWords.isEmpty() ? titleWords() : tellingWords.stream();
    }

    private static boolean isSignificant(String word) {
        return !FUNCTION_WORDS.contains(word.toLowerCase(Locale.ROOT));
    }

    /// Splits at whitespace; hyphens and apostrophes within a word are dropped, so that it stays
    /// one.
    private Stream<String> splitWords(String text) {
        return Stream.of(plainLetters.transliterate(text).split("[\\s/\u2013\u2014:]+|--+", -1))
                .map(word -> UNFIT_CHARACTERS.matcher(word).replaceAll(""))
                .filter(word -> !word.isEmpty());
    }

    private List<String> keywordAt(int number) {
        return Stream.of(work.plainText("keywords").split("[,;]", -1))
                .skip(number - 1L)
                .limit(1)
                .flatMap(this::splitWords)
                .toList();
    }

    private List<String> plainWords(String text) {
        return splitWords(text).toList();
    }
}
