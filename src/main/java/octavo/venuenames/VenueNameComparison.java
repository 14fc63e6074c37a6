package octavo.venuenames;

import octavo.text.LetterFolding;
import octavo.text.WordLikeness;
import octavo.venuenames.VenueVocabulary.VenueWordRole;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Compares two names of venues, neither of which need be known. Equal names, abbreviations,
/// acronyms, subtitles and what is wrapped around a name confirm that they are one; only names that
/// are both spelled out, in one language, can say that they are two.
public final class VenueNameComparison {
    /// What two names say of their venues.
    public enum NameAgreement {
        SAME,
        /// One is opaque, or they share too much to be called different.
        UNSURE,
        OTHER
    }

    /// Letters in which names of this length or more may differ by mistake.
    private static final int MOST_SLIPS = 2;

    private static final int SHORTEST_WITH_SLIPS = 20;
    private static final int SHORTEST_ACRONYM = 2;

    /// Names that share more than this of the shorter one's words may be one.
    private static final double MOST_SHARED = 0.5;

    /// One word that is a name of its own: *Nature*, but not *artint* or *PRL*.
    private static final Pattern PLAIN_WORD = Pattern.compile("(?:The )?\\p{Lu}\\p{Ll}{3,}");

    /// The year of an edition, or the number of its volume.
    private static final Pattern EDITION_SIGN = Pattern.compile("[0-9][0-9-]*$");

    private static final int SHORTEST_FULL_WORD = 4;

    /// Words of journals in other languages, which services may translate.
    private static final Set<String> FOREIGN_WORDS =
            Set.of(
                    "zeitschrift",
                    "revue",
                    "revista",
                    "rivista",
                    "zhurnal",
                    "tijdschrift",
                    "annales",
                    "annali",
                    "anales",
                    "archiv",
                    "archives",
                    "jahrbuch",
                    "berichte",
                    "boletin",
                    "bollettino",
                    "cahiers",
                    "comptes",
                    "casopis",
                    "izvestiya",
                    "doklady",
                    "fur",
                    "fuer",
                    "und",
                    "der",
                    "des",
                    "du",
                    "et",
                    "della",
                    "degli",
                    "del",
                    "los",
                    "i",
                    "och",
                    "og",
                    "voor",
                    "xuebao");

    private final VenueName firstName;
    private final VenueName secondName;

    private VenueNameComparison(VenueName firstName, VenueName secondName) {
        this.firstName = firstName;
        this.secondName = secondName;
    }

    /// Compares two names as they are written.
    public static NameAgreement compare(VenueName firstName, VenueName secondName) {
        var comparison = new VenueNameComparison(firstName, secondName);
        if (comparison.areSame()) {
            return NameAgreement.SAME;
        }
        return comparison.areOther() ? NameAgreement.OTHER : NameAgreement.UNSURE;
    }

    private boolean areSame() {
        var reverse =
                new VenueNameComparison(/* firstName= */ secondName, /* secondName= */ firstName);
        return foldedText(firstName).equals(foldedText(secondName))
                || isShortFor()
                || reverse.isShortFor()
                || differBySlip();
    }

    private static String foldedText(VenueName name) {
        return LetterFolding.of(name.writtenText()).unaccented();
    }

    private boolean isShortFor() {
        return haveSharedAcronym()
                || hasInnerAcronym()
                || containsName(secondName, firstName)
                || isAbbreviation();
    }

    private boolean isAbbreviation() {
        return abbreviates(firstName, secondName);
    }

    /// Whether each word of a name abbreviates one of another, by ISO 4, where *Ann.* is *Annals*.
    public static boolean abbreviates(VenueName shortName, VenueName fullName) {
        JournalName shortForm = JournalName.of(shortName.writtenText());
        return shortForm.mayBeAbbreviation()
                && shortForm.abbreviates(JournalName.of(fullName.writtenText()));
    }

    private boolean haveSharedAcronym() {
        return acronymsOf(firstName).stream()
                .filter(it -> it.length() > SHORTEST_ACRONYM || isOpaque(firstName))
                .anyMatch(it ->
                        acronymsOf(secondName).contains(it)
                                || wordsOf(secondName).contains(it)
                                || isOpaque(firstName) && isBuiltFrom(it, wordsOf(secondName)));
    }

    /// Whether it is an acronym or a code: one word that is no plain one.
    private static boolean isOpaque(VenueName name) {
        return name.isBareAcronym() || !name.writtenText().contains(" ") && !isSpelledOut(name);
    }

    /// Its acronyms, and the code that it is, as `stacs93`, without the year.
    private static List<String> acronymsOf(VenueName name) {
        List<String> acronyms = new ArrayList<>(name.foldedAcronyms());
        if (acronyms.isEmpty() && isOpaque(name)) {
            acronyms.addAll(wordsOf(name));
        }
        return acronyms.stream()
                .map(it -> EDITION_SIGN.matcher(it).replaceFirst(""))
                .filter(it -> it.length() >= SHORTEST_ACRONYM)
                .toList();
    }

    private static List<String> wordsOf(VenueName name) {
        return Arrays.stream(foldedText(name).split(" ", -1))
                .map(it -> EDITION_SIGN.matcher(it).replaceFirst(""))
                .filter(it -> !it.isEmpty() && !Character.isDigit(it.charAt(0)))
                .toList();
    }

    /// Whether an acronym within one is built from the last words of the other: *IEEE Trans. PAMI*.
    private boolean hasInnerAcronym() {
        List<String> otherWords = wordsOf(secondName);
        return firstName.innerAcronyms().stream()
                .map(AcronymFolding::foldAcronym)
                .filter(it ->
                        it.length() > SHORTEST_ACRONYM
                                && !VenueVocabulary.hasRole(it, VenueWordRole.SPONSOR))
                .anyMatch(it -> {
                    for (int i = 0; i + SHORTEST_ACRONYM < otherWords.size(); i++) {
                        if (isBuiltFrom(it, otherWords.subList(i, otherWords.size()))) {
                            return true;
                        }
                    }
                    return false;
                });
    }

    /// Whether a text consists of the beginnings of words, of which only those may be left out that
    /// names often leave out. Follows all ways to share the letters at once, since there may be
    /// many.
    private static boolean isBuiltFrom(String letters, List<String> words) {
        boolean[] reached = new boolean[letters.length() + 1];
        reached[0] = true;
        for (String word : words) {
            boolean[] nextReached =
                    isOmissible(word) ? reached.clone() : new boolean[reached.length];
            for (int start = 0; start < letters.length(); start++) {
                if (reached[start]) {
                    for (int end = start;
                            end < letters.length()
                                    && end - start < word.length()
                                    && letters.charAt(end) == word.charAt(end - start);
                            end++) {
                        nextReached[end + 1] = true;
                    }
                }
            }
            reached = nextReached;
        }
        return reached[letters.length()];
    }

    private static boolean isOmissible(String word) {
        return VenueVocabulary.hasAnyRole(
                word,
                VenueWordRole.STOP,
                VenueWordRole.WEAK,
                VenueWordRole.HEAD,
                VenueWordRole.SPONSOR,
                VenueWordRole.EVENT);
    }

    /// Whether one is part of the other: the same words, perhaps abbreviated, alone or before a
    /// subtitle, a volume's title, a series or a place.
    private static boolean containsName(VenueName longName, VenueName shortName) {
        if (longName.namesWorkshop() != shortName.namesWorkshop()) {
            return false;
        }
        List<String> shortWords = topicsOf(shortName);
        List<String> mainWords = shortName.mainPhrase().topicWords();
        for (List<String> longWords : partsOf(longName)) {
            if (areRelated(longWords, shortWords)
                    || mainWords.size() > 1 && areRelated(longWords, mainWords)) {
                return true;
            }
        }
        return mainWords.size() > 1 && isBeginning(mainWords, topicsOf(longName));
    }

    /// The whole name, its parts of several words, and its beginnings.
    private static Set<List<String>> partsOf(VenueName name) {
        Set<List<String>> parts = new LinkedHashSet<>();
        parts.add(topicsOf(name));
        parts.add(name.mainPhrase().topicWords());
        for (int i = 1; i <= name.phrases().size(); i++) {
            parts.add(name.joinPhrases(0, i).topicWords());
            List<String> partWords = name.phrases().get(i - 1).topicWords();
            if (partWords.size() > 1) {
                parts.add(partWords);
            }
        }
        return parts;
    }

    private static List<String> topicsOf(VenueName name) {
        return name.joinPhrases(0, name.phrases().size()).topicWords();
    }

    private static boolean areRelated(List<String> words, List<String> otherWords) {
        if (words.isEmpty() || words.size() != otherWords.size()) {
            return false;
        }
        for (int i = 0; i < words.size(); i++) {
            if (!isRelated(words.get(i), otherWords.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRelated(String word, String otherWord) {
        return word.length() <= otherWord.length()
                ? WordAbbreviation.abbreviates(word, otherWord)
                : WordAbbreviation.abbreviates(otherWord, word);
    }

    /// Whether a name begins with another, and goes on with nothing that journals are told apart
    /// by: *Applied Physics* is not *Applied Physics Letters*, nor *Physica* *Physica A*.
    private static boolean isBeginning(List<String> shortWords, List<String> longWords) {
        return shortWords.stream().filter(it -> !isDistinguishing(it)).count() > 1
                && shortWords.size() < longWords.size()
                && areRelated(longWords.subList(0, shortWords.size()), shortWords)
                && longWords.subList(shortWords.size(), longWords.size()).stream()
                        .noneMatch(VenueNameComparison::isDistinguishing);
    }

    private static boolean isDistinguishing(String word) {
        return word.length() <= SHORTEST_ACRONYM
                || VenueVocabulary.hasRole(word, VenueWordRole.SERIAL);
    }

    private boolean differBySlip() {
        String firstText = String.join("", topicsOf(firstName));
        String secondText = String.join("", topicsOf(secondName));
        return Math.min(firstText.length(), secondText.length()) >= SHORTEST_WITH_SLIPS
                && WordLikeness.changeCount(firstText, secondText) <= MOST_SLIPS
                && partLetters(firstName).equals(partLetters(secondName));
    }

    private boolean areOther() {
        if (!isSpelledOut(firstName) || !isSpelledOut(secondName)) {
            return false;
        }
        List<String> firstLetters = partLetters(firstName);
        List<String> secondLetters = partLetters(secondName);
        boolean haveOtherLetters =
                !firstLetters.isEmpty()
                        && !secondLetters.isEmpty()
                        && !firstLetters.equals(secondLetters);
        boolean isJournalOrEvent =
                isJournal(firstName) && secondName.namesEvent()
                        || isJournal(secondName) && firstName.namesEvent();
        return haveOtherLetters
                || isJournalOrEvent
                || isForeign(firstName) == isForeign(secondName) && sharedPart() <= MOST_SHARED;
    }

    private static boolean isJournal(VenueName name) {
        return !name.namesEvent() && name.phrases().stream().anyMatch(VenuePhrase::isSerial);
    }

    /// The letters of parts, as in *Journal of Physics G*.
    private static List<String> partLetters(VenueName name) {
        return topicsOf(name).stream()
                .filter(word -> word.length() == 2 && word.endsWith("."))
                .toList();
    }

    /// Whether it has words that tell what it is about, rather than an acronym or a code.
    private static boolean isSpelledOut(VenueName name) {
        List<String> words = topicsOf(name);
        return words.size() > 1
                ? words.stream()
                        .anyMatch(word ->
                                word.length() >= SHORTEST_FULL_WORD
                                        && !name.innerAcronyms().stream()
                                                .map(AcronymFolding::foldAcronym)
                                                .anyMatch(word::equals))
                : PLAIN_WORD.matcher(name.writtenText()).matches();
    }

    private static boolean isForeign(VenueName name) {
        boolean hasOtherScript =
                name.writtenText()
                        .codePoints()
                        .filter(Character::isLetter)
                        .anyMatch(it ->
                                Character.UnicodeScript.of(it) != Character.UnicodeScript.LATIN);
        return hasOtherScript
                || Arrays.stream(foldedText(name).split(" ", -1)).anyMatch(FOREIGN_WORDS::contains);
    }

    /// How much of the shorter name's subject the other shares. *Journal* and *Letters* are none.
    private double sharedPart() {
        List<String> firstWords = subjectOf(firstName);
        List<String> secondWords = subjectOf(secondName);
        boolean isFirstShorter = firstWords.size() <= secondWords.size();
        List<String> fewerWords = isFirstShorter ? firstWords : secondWords;
        List<String> moreWords = isFirstShorter ? secondWords : firstWords;
        long sharedCount =
                fewerWords.stream()
                        .filter(word -> moreWords.stream().anyMatch(it -> isRelated(word, it)))
                        .count();
        return fewerWords.isEmpty() ? 1 : (double) sharedCount / fewerWords.size();
    }

    private static List<String> subjectOf(VenueName name) {
        List<String> subjectWords = new ArrayList<>();
        for (String word : topicsOf(name)) {
            if (!VenueVocabulary.hasRole(word, VenueWordRole.SERIAL)) {
                subjectWords.add(word);
            }
        }
        return subjectWords;
    }
}
