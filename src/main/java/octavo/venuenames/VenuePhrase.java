package octavo.venuenames;

import octavo.venuenames.VenueVocabulary.VenueWordRole;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// The distinctive words of a venue's name, in lower case and singular. Equal phrases name the same
/// venue, however they are written.
///
/// @param words all words that count, with sponsors and the like
/// @param topicWords those about the topic
/// @param sponsors such as `acm`
/// @param eventNoun `conference`, `workshop` …; empty if it is not an event
/// @param joinsWithAnd whether an *and* joins words in it
/// @param hasFor whether a *for* does: *Learning for Systems* is not *Learning and Systems*
record VenuePhrase(
        List<String> words,
        List<String> topicWords,
        List<String> sponsors,
        String eventNoun,
        boolean joinsWithAnd,
        boolean hasFor) {
    private static final int SHORTEST_PLURAL = 5;

    /// Distinguishes the letter of a part from a word.
    private static final String PART_LETTER_MARK = ".";

    private static final Pattern NUMERAL = Pattern.compile("i{2,3}|iv|vi{1,3}|ix|xi{0,3}");

    VenuePhrase {
        words = List.copyOf(words);
        topicWords = List.copyOf(topicWords);
        sponsors = List.copyOf(sponsors);
    }

    /// The phrase of a whole name, whatever separators it contains.
    static VenuePhrase ofName(String name) {
        List<VenueWord> venueWords = new ArrayList<>();
        NameSegment.of(AllCapitals.normaliseCase(name))
                .forEach(segment -> venueWords.addAll(segment.venueWords()));
        return of(venueWords);
    }

    static VenuePhrase of(List<VenueWord> venueWords) {
        List<String> words = new ArrayList<>();
        boolean joinsWithAnd = false;
        boolean hasFor = false;
        for (int i = 0; i < venueWords.size(); i++) {
            VenueWord venueWord = venueWords.get(i);
            if (!words.isEmpty() && (isLetter(venueWord) || isLastA(venueWords, i))) {
                words.add(venueWord.foldedText() + PART_LETTER_MARK);
                continue;
            }
            for (String word : venueWord.foldedWords()) {
                joinsWithAnd |= word.equals("and") || word.equals("und");
                hasFor |= word.equals("for") && !words.isEmpty() && !hasFormalRole(words.getLast());
                if (!word.isEmpty() && !venueWord.isNumber()) {
                    words.add(
                            venueWord.isAcronym() || hasFormalRole(word) ? word : toSingular(word));
                }
            }
        }
        return ofWords(words, joinsWithAnd, hasFor);
    }

    /// The letter of a part, as in *Physical Review A*, which is not an article.
    static boolean isLetter(VenueWord venueWord) {
        return venueWord.rawText().length() == 1
                && Character.isUpperCase(venueWord.rawText().charAt(0))
                && !venueWord.hasFullStop();
    }

    /// Whether the last word is *a*, which is no article there. Other letters count as words
    /// anyway.
    private static boolean isLastA(List<VenueWord> venueWords, int index) {
        return index == venueWords.size() - 1
                && venueWords.get(index).foldedText().equals("a")
                && venueWords.get(index - 1).rawText().length() > 1;
    }

    /// Whether a word is the letter or numeral of a part: *b*, *II*.
    static boolean isPartSign(VenueWord venueWord) {
        return venueWord.rawText().matches("[A-Za-z]") || isNumeral(venueWord.foldedText());
    }

    /// The sign of a part with the word before it, if any.
    static VenuePhrase ofPart(List<VenueWord> venueWords) {
        List<String> words =
                new ArrayList<>(venueWords.stream().map(VenueWord::foldedText).toList());
        String partSign = words.removeLast();
        words.add(partSign.length() == 1 ? partSign + PART_LETTER_MARK : partSign);
        return ofWords(words, false, false);
    }

    private static boolean isNumeral(String word) {
        return NUMERAL.matcher(word).matches();
    }

    /// This phrase joined with the next.
    VenuePhrase joinWith(VenuePhrase nextPhrase) {
        List<String> allWords = new ArrayList<>(words);
        allWords.addAll(nextPhrase.words);
        return ofWords(
                allWords, joinsWithAnd || nextPhrase.joinsWithAnd, hasFor || nextPhrase.hasFor);
    }

    private static VenuePhrase ofWords(
            List<String> foldedWords, boolean joinsWithAnd, boolean hasFor) {
        List<String> words = new ArrayList<>();
        List<String> topicWords = new ArrayList<>();
        List<String> sponsors = new ArrayList<>();
        String eventNoun = "";
        for (int i = 0; i < foldedWords.size(); i++) {
            String word = foldedWords.get(i);
            if (VenueVocabulary.hasAnyRole(word, VenueWordRole.STOP, VenueWordRole.HEAD)
                    || isRecord(foldedWords, i)) {
                continue;
            }
            if (VenueVocabulary.hasRole(word, VenueWordRole.EVENT)) {
                String fullNoun = VenueVocabulary.fullNoun(word);
                eventNoun =
                        eventNoun.isEmpty() || fullNoun.equals("workshop") ? fullNoun : eventNoun;
                words.add(fullNoun);
            } else if (VenueVocabulary.hasRole(word, VenueWordRole.WEAK)) {
                words.add(word.startsWith("int") ? "international" : word);
            } else if (VenueVocabulary.hasRole(word, VenueWordRole.SPONSOR)) {
                words.add(word);
                sponsors.add(word);
            } else {
                String fullWord = VenueVocabulary.fullNoun(word);
                words.add(fullWord);
                topicWords.add(fullWord);
            }
        }
        return new VenuePhrase(words, topicWords, sponsors, eventNoun, joinsWithAnd, hasFor);
    }

    /// In *Conference Record of the Symposium* the conference is not an event of its own.
    private static boolean isRecord(List<String> words, int index) {
        String word = words.get(index);
        String nextWord = index + 1 < words.size() ? words.get(index + 1) : "";
        String previousWord = index > 0 ? words.get(index - 1) : "";
        return VenueVocabulary.hasRole(word, VenueWordRole.EVENT)
                        && (isRecord(nextWord)
                                || VenueVocabulary.hasRole(nextWord, VenueWordRole.HEAD))
                || isRecord(word) && VenueVocabulary.hasRole(previousWord, VenueWordRole.EVENT);
    }

    private static boolean isRecord(String word) {
        return word.equals("record") || word.equals("digest") || word.equals("publication");
    }

    private static boolean hasFormalRole(String word) {
        return VenueVocabulary.hasAnyRole(
                word,
                VenueWordRole.STOP,
                VenueWordRole.HEAD,
                VenueWordRole.EVENT,
                VenueWordRole.WEAK,
                VenueWordRole.SPONSOR,
                VenueWordRole.SERIAL,
                VenueWordRole.PART);
    }

    private static String toSingular(String word) {
        int length = word.length();
        if (length < SHORTEST_PLURAL || word.charAt(length - 1) != 's') {
            return word;
        }
        if (word.endsWith("ies")) {
            return word.substring(0, length - 3) + "y";
        }
        char previousCharacter = word.charAt(length - 2);
        return previousCharacter == 's' || previousCharacter == 'u' || previousCharacter == 'i'
                ? word
                : word.substring(0, length - 1);
    }

    /// The phrase without some of its words.
    VenuePhrase withoutWords(Set<String> omittedWords) {
        return new VenuePhrase(
                words.stream().filter(word -> !omittedWords.contains(word)).toList(),
                topicWords.stream().filter(word -> !omittedWords.contains(word)).toList(),
                sponsors,
                eventNoun,
                joinsWithAnd,
                hasFor);
    }

    /// Whether it relates one thing to another by *for*.
    boolean isForPurpose() {
        return hasFor && !joinsWithAnd;
    }

    /// Whether, with the same words, one has *for* where the other has *and*.
    boolean contradicts(VenuePhrase other) {
        return isForPurpose() && other.joinsWithAnd && !other.hasFor
                || other.isForPurpose() && joinsWithAnd && !hasFor;
    }

    /// Whether it names a part of something: *Part B*, *Section A*.
    boolean isPartName() {
        return !words.isEmpty() && VenueVocabulary.hasRole(words.getFirst(), VenueWordRole.PART);
    }

    /// Whether it identifies itself as a journal or the like.
    boolean isSerial() {
        return topicWords.stream()
                .anyMatch(word -> VenueVocabulary.hasRole(word, VenueWordRole.SERIAL));
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    boolean isWorkshop() {
        return eventNoun.equals("workshop");
    }

    /// A key that only the same words share.
    String strictKey() {
        return String.join(" ", words);
    }

    /// The key without sponsors and the like, the kind of event first.
    String looseKey() {
        return eventNoun.isEmpty() ? topicKey() : eventNoun + " " + topicKey();
    }

    /// Whether the loose key is specific enough to use.
    boolean isDistinctive() {
        return topicWords.size() > 1 || !eventNoun.isEmpty() && !topicWords.isEmpty();
    }

    /// The key of the topic.
    String topicKey() {
        return String.join(" ", topicWords);
    }

    /// The initials of the loose key's words, which abbreviations share with the full name.
    String initials() {
        var initials = new StringBuilder();
        if (!eventNoun.isEmpty()) {
            initials.append(eventNoun).append(' ');
        }
        topicWords.forEach(word -> initials.append(word.charAt(0)));
        return initials.toString();
    }

    /// Whether the words of this and another are equal or abbreviate each other, in order.
    boolean isShortForm(VenuePhrase other) {
        if (topicWords.size() != other.topicWords.size() || !eventNoun.equals(other.eventNoun)) {
            return false;
        }
        for (int i = 0; i < topicWords.size(); i++) {
            if (!isRelated(topicWords.get(i), other.topicWords.get(i))) {
                return false;
            }
        }
        return true;
    }

    /// Whether its words abbreviate words of a longer name, in order, starting with the first.
    boolean isLooseShortForm(VenuePhrase fullPhrase) {
        int position = 0;
        for (String word : words) {
            int matchPosition = position;
            while (matchPosition < fullPhrase.words.size()
                    && !isRelated(word, fullPhrase.words.get(matchPosition))) {
                matchPosition++;
            }
            if (matchPosition == fullPhrase.words.size() || position == 0 && matchPosition > 0) {
                return false;
            }
            position = matchPosition + 1;
        }
        return !words.isEmpty();
    }

    /// The number of letters in its words; of two forms of a name the longer is the fuller.
    int countLetters() {
        int count = 0;
        for (String word : topicWords) {
            count += word.length();
        }
        return count;
    }

    /// How many of its words another shares, in full or abbreviated.
    int countSharedWords(VenuePhrase other) {
        return (int)
                topicWords.stream()
                        .filter(word ->
                                other.topicWords.stream()
                                        .anyMatch(otherWord -> isRelated(word, otherWord)))
                        .count();
    }

    private static boolean isRelated(String word, String otherWord) {
        if (isNumeral(word) && isNumeral(otherWord)) {
            return word.equals(otherWord);
        }
        return word.length() <= otherWord.length()
                ? WordAbbreviation.abbreviates(word, otherWord)
                : WordAbbreviation.abbreviates(otherWord, word);
    }
}
