package octavo.venuenames;

import octavo.venuenames.VenueVocabulary.Part;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// The distinctive words of a venue's name, in lower case and singular. Equal phrases name the same
/// venue, however they are written.
///
/// @param words all words that count, with sponsors and the like
/// @param content those about the topic
/// @param sponsors such as `acm`
/// @param noun `conference`, `workshop` …; empty if it is not an event
/// @param list whether an *and* joins words in it
/// @param purpose whether a *for* does: *Learning for Systems* is not *Learning and Systems*
record VenuePhrase(
        List<String> words,
        List<String> content,
        List<String> sponsors,
        String noun,
        boolean list,
        boolean purpose) {
    private static final int SHORTEST_PLURAL = 5;

    /// Distinguishes the letter of a part from a word.
    private static final String LETTER = ".";

    private static final Pattern NUMERAL = Pattern.compile("i{2,3}|iv|vi{1,3}|ix|xi{0,3}");

    VenuePhrase {
        words = List.copyOf(words);
        content = List.copyOf(content);
        sponsors = List.copyOf(sponsors);
    }

    /// The phrase of a whole name, whatever separators it contains.
    static VenuePhrase ofName(String name) {
        List<VenueWord> tokens = new ArrayList<>();
        NameSegment.of(AllCapitals.calmed(name))
                .forEach(segment -> tokens.addAll(segment.tokens()));
        return of(tokens);
    }

    static VenuePhrase of(List<VenueWord> tokens) {
        List<String> words = new ArrayList<>();
        boolean list = false;
        boolean purpose = false;
        for (int i = 0; i < tokens.size(); i++) {
            VenueWord token = tokens.get(i);
            if (!words.isEmpty() && (isLetter(token) || isLastA(tokens, i))) {
                words.add(token.folded() + LETTER);
                continue;
            }
            for (String word : token.words()) {
                list |= word.equals("and") || word.equals("und");
                purpose |= word.equals("for") && !words.isEmpty() && !isOfForm(words.getLast());
                if (!word.isEmpty() && !token.isNumber()) {
                    words.add(token.isAcronym() || isOfForm(word) ? word : singular(word));
                }
            }
        }
        return ofWords(words, list, purpose);
    }

    /// The letter of a part, as in *Physical Review A*, which is not an article.
    static boolean isLetter(VenueWord token) {
        return token.raw().length() == 1
                && Character.isUpperCase(token.raw().charAt(0))
                && !token.dot();
    }

    /// Whether the last word is *a*, which is no article there. Other letters count as words
    /// anyway.
    private static boolean isLastA(List<VenueWord> tokens, int index) {
        return index == tokens.size() - 1
                && tokens.get(index).folded().equals("a")
                && tokens.get(index - 1).raw().length() > 1;
    }

    /// Whether a word is the letter or numeral of a part: *b*, *II*.
    static boolean isPartSign(VenueWord token) {
        return token.raw().matches("[A-Za-z]") || isNumeral(token.folded());
    }

    /// The sign of a part with the word before it, if any.
    static VenuePhrase ofPart(List<VenueWord> tokens) {
        List<String> words = new ArrayList<>(tokens.stream().map(VenueWord::folded).toList());
        String sign = words.removeLast();
        words.add(sign.length() == 1 ? sign + LETTER : sign);
        return ofWords(words, false, false);
    }

    private static boolean isNumeral(String word) {
        return NUMERAL.matcher(word).matches();
    }

    /// This phrase joined with the next.
    VenuePhrase with(VenuePhrase next) {
        List<String> all = new ArrayList<>(words);
        all.addAll(next.words);
        return ofWords(all, list || next.list, purpose || next.purpose);
    }

    private static VenuePhrase ofWords(List<String> folded, boolean list, boolean purpose) {
        List<String> words = new ArrayList<>();
        List<String> content = new ArrayList<>();
        List<String> sponsors = new ArrayList<>();
        String noun = "";
        for (int i = 0; i < folded.size(); i++) {
            String word = folded.get(i);
            if (VenueVocabulary.isAny(word, Part.STOP, Part.HEAD) || isRecord(folded, i)) {
                continue;
            }
            if (VenueVocabulary.is(word, Part.EVENT)) {
                String event = VenueVocabulary.noun(word);
                noun = noun.isEmpty() || event.equals("workshop") ? event : noun;
                words.add(event);
            } else if (VenueVocabulary.is(word, Part.WEAK)) {
                words.add(word.startsWith("int") ? "international" : word);
            } else if (VenueVocabulary.is(word, Part.SPONSOR)) {
                words.add(word);
                sponsors.add(word);
            } else {
                String whole = VenueVocabulary.noun(word);
                words.add(whole);
                content.add(whole);
            }
        }
        return new VenuePhrase(words, content, sponsors, noun, list, purpose);
    }

    /// In *Conference Record of the Symposium* the conference is not an event of its own.
    private static boolean isRecord(List<String> words, int index) {
        String word = words.get(index);
        String next = index + 1 < words.size() ? words.get(index + 1) : "";
        String before = index > 0 ? words.get(index - 1) : "";
        return VenueVocabulary.is(word, Part.EVENT)
                        && (isRecord(next) || VenueVocabulary.is(next, Part.HEAD))
                || isRecord(word) && VenueVocabulary.is(before, Part.EVENT);
    }

    private static boolean isRecord(String word) {
        return word.equals("record") || word.equals("digest") || word.equals("publication");
    }

    private static boolean isOfForm(String word) {
        return VenueVocabulary.isAny(
                word,
                Part.STOP,
                Part.HEAD,
                Part.EVENT,
                Part.WEAK,
                Part.SPONSOR,
                Part.SERIAL,
                Part.PART);
    }

    private static String singular(String word) {
        int length = word.length();
        if (length < SHORTEST_PLURAL || word.charAt(length - 1) != 's') {
            return word;
        }
        if (word.endsWith("ies")) {
            return word.substring(0, length - 3) + "y";
        }
        char before = word.charAt(length - 2);
        return before == 's' || before == 'u' || before == 'i'
                ? word
                : word.substring(0, length - 1);
    }

    /// The phrase without some of its words.
    VenuePhrase without(Set<String> left) {
        return new VenuePhrase(
                words.stream().filter(word -> !left.contains(word)).toList(),
                content.stream().filter(word -> !left.contains(word)).toList(),
                sponsors,
                noun,
                list,
                purpose);
    }

    /// Whether it relates one thing to another by *for*.
    boolean isFor() {
        return purpose && !list;
    }

    /// Whether, with the same words, one has *for* where the other has *and*.
    boolean contradicts(VenuePhrase other) {
        return isFor() && other.list && !other.purpose || other.isFor() && list && !purpose;
    }

    /// Whether it names a part of something: *Part B*, *Section A*.
    boolean isPart() {
        return !words.isEmpty() && VenueVocabulary.is(words.getFirst(), Part.PART);
    }

    /// Whether it identifies itself as a journal or the like.
    boolean isSerial() {
        return content.stream().anyMatch(word -> VenueVocabulary.is(word, Part.SERIAL));
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    boolean isWorkshop() {
        return noun.equals("workshop");
    }

    /// A key that only the same words share.
    String strict() {
        return String.join(" ", words);
    }

    /// The key without sponsors and the like, the kind of event first.
    String loose() {
        return noun.isEmpty() ? topic() : noun + " " + topic();
    }

    /// Whether the loose key is specific enough to use.
    boolean isTelling() {
        return content.size() > 1 || !noun.isEmpty() && !content.isEmpty();
    }

    /// The key of the topic.
    String topic() {
        return String.join(" ", content);
    }

    /// The initials of the loose key's words, which abbreviations share with the full name.
    String initials() {
        var initials = new StringBuilder();
        if (!noun.isEmpty()) {
            initials.append(noun).append(' ');
        }
        content.forEach(word -> initials.append(word.charAt(0)));
        return initials.toString();
    }

    /// Whether the words of this and another are equal or abbreviate each other, in order.
    boolean isShortForm(VenuePhrase other) {
        if (content.size() != other.content.size() || !noun.equals(other.noun)) {
            return false;
        }
        for (int i = 0; i < content.size(); i++) {
            if (!isRelated(content.get(i), other.content.get(i))) {
                return false;
            }
        }
        return true;
    }

    /// Whether its words abbreviate words of a longer name, in order, starting with the first.
    boolean isLooseShortForm(VenuePhrase full) {
        int at = 0;
        for (String word : words) {
            int found = at;
            while (found < full.words.size() && !isRelated(word, full.words.get(found))) {
                found++;
            }
            if (found == full.words.size() || at == 0 && found > 0) {
                return false;
            }
            at = found + 1;
        }
        return !words.isEmpty();
    }

    /// The number of letters in its words; of two forms of a name the longer is the fuller.
    int letters() {
        return content.stream().mapToInt(String::length).sum();
    }

    /// How many of its words another shares, in full or abbreviated.
    int shared(VenuePhrase other) {
        return (int)
                content.stream()
                        .filter(word ->
                                other.content.stream().anyMatch(each -> isRelated(word, each)))
                        .count();
    }

    private static boolean isRelated(String word, String other) {
        if (isNumeral(word) && isNumeral(other)) {
            return word.equals(other);
        }
        return word.length() <= other.length()
                ? abbreviates(word, other)
                : abbreviates(other, word);
    }

    /// Whether a word is a prefix of another, or its first letter and some later ones, as `natl`
    /// for national and `mgmt` for management.
    private static boolean abbreviates(String brief, String full) {
        if (full.startsWith(brief)) {
            return true;
        }
        if (brief.length() < 3 || brief.charAt(0) != full.charAt(0)) {
            return false;
        }
        int at = 0;
        for (int i = 0; i < full.length() && at < brief.length(); i++) {
            at += full.charAt(i) == brief.charAt(at) ? 1 : 0;
        }
        boolean sameEnd = brief.charAt(brief.length() - 1) == full.charAt(full.length() - 1);
        return at == brief.length()
                && 2 * brief.length() <= full.length() + 1
                && (sameEnd || !hasInnerVowel(brief));
    }

    private static boolean hasInnerVowel(String word) {
        return word.substring(1).chars().anyMatch(c -> "aeiouy".indexOf(c) >= 0);
    }
}
