package octavo.venues;

import octavo.venues.Vocabulary.Part;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Takes a written venue apart, segment by segment.
final class VenueReader {
    private static final Set<String> EDITORS = Set.of("ed", "eds", "editor", "editors", "hrsg");
    private static final Set<String> PREPOSITIONS = Set.of("in", "at", "held", "near");
    private static final int LONGEST_PLACE = 4;

    private final String text;
    private final List<Segment> segments;
    private final EditionReader editions;
    private final List<Phrase> phrases = new ArrayList<>();
    private final List<String> acronyms = new ArrayList<>();
    private final List<String> inner = new ArrayList<>();
    private final List<String> places = new ArrayList<>();
    private Track track = Track.MAIN;
    private boolean proceedings;

    VenueReader(String text) {
        this.text = text;
        this.segments = Segment.of(Shouting.calmed(text));
        this.editions = new EditionReader(segments.stream().anyMatch(it -> it.hasWord(Part.EVENT)));
    }

    VenueName read() {
        for (int i = 0; i < segments.size(); i++) {
            read(i);
        }
        if (track == Track.FINDINGS && phrases.size() + acronyms.size() > 1) {
            phrases.removeFirst();
        }
        Edition edition = editions.edition(String.join(", ", places));
        return new VenueName(text, Names.of(phrases), acronyms, inner, edition, track, proceedings);
    }

    private void read(int index) {
        Segment segment = segments.get(index);
        String whole = segment.folded();
        if (segment.bracketed() && EDITORS.contains(whole)) {
            phrases.clear();
            inner.clear();
            return;
        }
        if (Vocabulary.is(whole, Part.DROPPED) && index > 0) {
            return;
        }
        if (named() && isPlace(segment, index)) {
            addPlace(segment);
            return;
        }
        proceedings |= segment.hasWord(Part.HEAD);
        int numbers = editions.found();
        List<Token> rest = editions.without(segment);
        boolean numbered = editions.found() > numbers;
        Tracks.Found found = Tracks.in(rest);
        track = found.track() == Track.MAIN ? track : found.track();
        add(new Segment(found.rest(), segment.bracketed(), segment.joined()), index, numbered);
    }

    private boolean named() {
        return !phrases.isEmpty() || !acronyms.isEmpty();
    }

    private void add(Segment rest, int index, boolean numbered) {
        if (rest.tokens().isEmpty()) {
            return;
        }
        String folded = rest.folded();
        if (named() && Vocabulary.isAny(folded, Part.PUBLISHER, Part.DROPPED)) {
            return;
        }
        if (named() && isPlace(rest, index)) {
            addPlace(rest);
            return;
        }
        boolean acronym = addAcronym(rest, numbered);
        if (rest.bracketed() && (acronym || named() && !rest.hasWord(Part.EVENT))) {
            return;
        }
        if (!acronym || !isShaped(rest)) {
            addPhrase(rest);
        }
    }

    private void addPlace(Segment place) {
        List<String> words = new ArrayList<>(place.tokens().stream().map(Token::raw).toList());
        while (words.size() > 1 && PREPOSITIONS.contains(words.getFirst())) {
            words.removeFirst();
        }
        places.add(String.join(" ", words));
    }

    private void addPhrase(Segment rest) {
        List<Token> words = rest.tokens();
        Token last = words.getLast();
        Phrase before = Phrase.of(words.subList(0, words.size() - 1));
        boolean ends = last.isAcronym() && before.isTelling() && !before.noun().isEmpty();
        if (ends && !isSponsor(last) && !isFormal(words.get(words.size() - 2).folded())) {
            acronyms.add(last.raw());
            words = words.subList(0, words.size() - 1);
        }
        Phrase phrase = Phrase.of(words);
        if (!phrase.isEmpty()) {
            phrases.add(phrase);
        }
        words.stream().filter(Token::isAcronym).map(Token::raw).forEach(inner::add);
    }

    /// Whether a segment is a few words that look like an acronym, or that have a year beside them.
    private boolean addAcronym(Segment rest, boolean numbered) {
        List<Token> words =
                rest.tokens().stream()
                        .filter(token -> Phrase.isLetter(token) || !isFormal(token.folded()))
                        .toList();
        List<Token> own = words.stream().filter(token -> !isSponsor(token)).toList();
        if (own.isEmpty()) {
            return addBareSponsor(rest);
        }
        boolean shaped = own.stream().allMatch(Token::isAcronym);
        boolean capital = Character.isUpperCase(own.getFirst().raw().codePointAt(0));
        boolean few = own.size() <= (rest.bracketed() ? 3 : 2);
        boolean alone = rest.bracketed() && own.size() == 1;
        if (!few || hasNoun(rest) || !shaped && !((numbered || alone) && capital)) {
            return false;
        }
        if (words.size() > own.size()) {
            acronyms.add(raw(words));
        }
        acronyms.add(raw(own));
        return true;
    }

    /// What is usually a sponsor, but now the only thing named.
    private boolean addBareSponsor(Segment rest) {
        if (!named() && rest.tokens().stream().allMatch(Token::isAcronym)) {
            acronyms.add(raw(rest.tokens()));
        }
        return false;
    }

    private static boolean isShaped(Segment rest) {
        return rest.tokens().stream()
                .filter(token -> !isFormal(token.folded()) && !isSponsor(token))
                .allMatch(Token::isAcronym);
    }

    private static boolean hasNoun(Segment rest) {
        return rest.tokens().stream()
                .filter(token -> token.words().size() == 1)
                .anyMatch(token -> Vocabulary.isAny(token.folded(), Part.EVENT, Part.SERIAL));
    }

    private static boolean isFormal(String word) {
        return Vocabulary.isAny(word, Part.STOP, Part.HEAD, Part.WEAK);
    }

    private static boolean isSponsor(Token token) {
        return token.words().stream().allMatch(word -> Vocabulary.is(word, Part.SPONSOR));
    }

    private static String raw(List<Token> tokens) {
        return String.join(" ", tokens.stream().map(Token::raw).toList());
    }

    /// A country or a well-known city, or what stands before a country.
    private boolean isPlace(Segment segment, int index) {
        List<String> words = new ArrayList<>();
        segment.tokens().forEach(token -> words.addAll(token.words()));
        while (!words.isEmpty() && PREPOSITIONS.contains(words.getFirst())) {
            words.removeFirst();
        }
        if (words.isEmpty() || segment.hasWord(Part.EVENT) || segment.hasWord(Part.SERIAL)) {
            return false;
        }
        String whole = String.join(" ", words);
        if (Vocabulary.isAny(whole, Part.COUNTRY, Part.CITY)
                || !segment.bracketed() && Vocabulary.is(whole, Part.STATE)) {
            return true;
        }
        if (words.size() <= LONGEST_PLACE + 2 && endsInPlace(words)) {
            return true;
        }
        boolean list = words.contains("and") && !isBeforeCountry(index);
        return words.size() <= LONGEST_PLACE && !list && isBeforeCountry(index);
    }

    private static boolean endsInPlace(List<String> words) {
        for (int i = Math.max(1, words.size() - 3); i < words.size(); i++) {
            String end = String.join(" ", words.subList(i, words.size()));
            String start = String.join(" ", words.subList(0, i));
            boolean country = Vocabulary.is(end, Part.COUNTRY);
            if (country && i <= 2 || Vocabulary.is(start, Part.CITY) && isRegion(end)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRegion(String words) {
        return Vocabulary.isAny(words, Part.COUNTRY, Part.STATE)
                || words.endsWith(" usa") && Vocabulary.is(words.replace(" usa", ""), Part.STATE);
    }

    private boolean isBeforeCountry(int index) {
        if (index + 1 >= segments.size()) {
            return false;
        }
        Segment next = segments.get(index + 1);
        List<Token> rest = new EditionReader(true).without(next);
        String folded = new Segment(rest, false, true).folded();
        return next.joined()
                && Vocabulary.isAny(folded, Part.COUNTRY, Part.STATE)
                && !next.bracketed();
    }
}
