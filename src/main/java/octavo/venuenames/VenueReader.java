package octavo.venuenames;

import octavo.venuenames.VenueVocabulary.Part;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Parses a written venue segment by segment.
final class VenueReader {
    private static final Set<String> EDITORS = Set.of("ed", "eds", "editor", "editors", "hrsg");
    private static final Set<String> PREPOSITIONS = Set.of("in", "at", "held", "near");
    private static final int LONGEST_PLACE = 4;

    private final String text;
    private final List<NameSegment> segments;
    private final boolean event;
    private final EditionReader editions;
    private final List<VenuePhrase> phrases = new ArrayList<>();
    private final List<String> acronyms = new ArrayList<>();
    private final List<String> inner = new ArrayList<>();
    private final List<String> places = new ArrayList<>();
    private EditionTrack track = EditionTrack.MAIN;
    private boolean proceedings;

    VenueReader(String text) {
        this.text = text;
        this.segments = NameSegment.of(AllCapitals.calmed(text));
        this.event = segments.stream().anyMatch(it -> it.hasWord(Part.EVENT));
        this.editions = new EditionReader(event);
    }

    VenueName read() {
        for (int i = 0; i < segments.size(); i++) {
            read(i);
        }
        if (track == EditionTrack.FINDINGS && phrases.size() + acronyms.size() > 1) {
            phrases.removeFirst();
        }
        VenueEdition edition = editions.edition(String.join(", ", places));
        return new VenueName(
                text, VenueNameParts.of(phrases), acronyms, inner, edition, track, proceedings);
    }

    private void read(int index) {
        NameSegment segment = segments.get(index);
        if (!phrases.isEmpty() && !event && isPart(segment)) {
            phrases.add(VenuePhrase.ofPart(segment.tokens()));
            return;
        }
        String whole = segment.folded();
        if (segment.bracketed() && EDITORS.contains(whole)) {
            phrases.clear();
            inner.clear();
            return;
        }
        if (VenueVocabulary.is(whole, Part.DROPPED) && index > 0) {
            return;
        }
        if (named() && isPlace(segment, index)) {
            addPlace(segment);
            return;
        }
        proceedings |= segment.hasWord(Part.HEAD);
        int numbers = editions.found();
        List<VenueWord> rest = editions.without(segment);
        boolean numbered = editions.found() > numbers;
        TrackNames.Found found = TrackNames.in(rest);
        track = found.track() == EditionTrack.MAIN ? track : found.track();
        add(new NameSegment(found.rest(), segment.bracketed(), segment.joined()), index, numbered);
    }

    /// Whether a segment tells journals of one name apart: *Physica Status Solidi (b)*. With a
    /// word, as in *(Section B)*, it may also be a volume of proceedings.
    private boolean isPart(NameSegment segment) {
        List<VenueWord> tokens = segment.tokens();
        boolean worded =
                tokens.size() == 2
                        && segment.bracketed()
                        && VenueVocabulary.is(tokens.getFirst().folded(), Part.PART)
                        && segments.stream().noneMatch(NameSegment::hasNumber);
        return (tokens.size() == 1 || worded) && VenuePhrase.isPartSign(tokens.getLast());
    }

    private boolean named() {
        return !phrases.isEmpty() || !acronyms.isEmpty();
    }

    private void add(NameSegment rest, int index, boolean numbered) {
        if (rest.tokens().isEmpty()) {
            return;
        }
        String folded = rest.folded();
        if (named() && VenueVocabulary.isAny(folded, Part.PUBLISHER, Part.DROPPED)) {
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

    private void addPlace(NameSegment place) {
        List<String> words = new ArrayList<>(place.tokens().stream().map(VenueWord::raw).toList());
        while (words.size() > 1 && PREPOSITIONS.contains(words.getFirst())) {
            words.removeFirst();
        }
        places.add(String.join(" ", words));
    }

    private void addPhrase(NameSegment rest) {
        List<VenueWord> words = rest.tokens();
        VenueWord last = words.getLast();
        VenuePhrase before = VenuePhrase.of(words.subList(0, words.size() - 1));
        boolean ends = last.isAcronym() && before.isTelling() && !before.noun().isEmpty();
        if (ends && !isSponsor(last) && !isFormal(words.get(words.size() - 2).folded())) {
            acronyms.add(last.raw());
            words = words.subList(0, words.size() - 1);
        }
        VenuePhrase phrase = VenuePhrase.of(words);
        if (!phrase.isEmpty()) {
            phrases.add(phrase);
        }
        words.stream().filter(VenueWord::isAcronym).map(VenueWord::raw).forEach(inner::add);
    }

    /// Whether a segment is a few words that look like an acronym or have a year next to them.
    private boolean addAcronym(NameSegment rest, boolean numbered) {
        List<VenueWord> words =
                rest.tokens().stream()
                        .filter(token -> VenuePhrase.isLetter(token) || !isFormal(token.folded()))
                        .toList();
        List<VenueWord> own = words.stream().filter(token -> !isSponsor(token)).toList();
        if (own.isEmpty()) {
            return addBareSponsor(rest);
        }
        boolean shaped = own.stream().allMatch(VenueWord::isAcronym);
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

    /// A name that is usually a sponsor, but the only one here.
    private boolean addBareSponsor(NameSegment rest) {
        if (!named() && rest.tokens().stream().allMatch(VenueWord::isAcronym)) {
            acronyms.add(raw(rest.tokens()));
        }
        return false;
    }

    private static boolean isShaped(NameSegment rest) {
        return rest.tokens().stream()
                .filter(token -> !isFormal(token.folded()) && !isSponsor(token))
                .allMatch(VenueWord::isAcronym);
    }

    private static boolean hasNoun(NameSegment rest) {
        return rest.tokens().stream()
                .filter(token -> token.words().size() == 1)
                .anyMatch(token -> VenueVocabulary.isAny(token.folded(), Part.EVENT, Part.SERIAL));
    }

    private static boolean isFormal(String word) {
        return VenueVocabulary.isAny(word, Part.STOP, Part.HEAD, Part.WEAK);
    }

    private static boolean isSponsor(VenueWord token) {
        return token.words().stream().allMatch(word -> VenueVocabulary.is(word, Part.SPONSOR));
    }

    private static String raw(List<VenueWord> tokens) {
        return String.join(" ", tokens.stream().map(VenueWord::raw).toList());
    }

    /// A country or a well-known city, or the segment before a country.
    private boolean isPlace(NameSegment segment, int index) {
        List<String> words = new ArrayList<>();
        segment.tokens().forEach(token -> words.addAll(token.words()));
        while (!words.isEmpty() && PREPOSITIONS.contains(words.getFirst())) {
            words.removeFirst();
        }
        if (words.isEmpty() || segment.hasWord(Part.EVENT) || segment.hasWord(Part.SERIAL)) {
            return false;
        }
        String whole = String.join(" ", words);
        if (VenueVocabulary.isAny(whole, Part.COUNTRY, Part.CITY)
                || !segment.bracketed() && VenueVocabulary.is(whole, Part.STATE)) {
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
            boolean country = VenueVocabulary.is(end, Part.COUNTRY);
            if (country && i <= 2 || VenueVocabulary.is(start, Part.CITY) && isRegion(end)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRegion(String words) {
        return VenueVocabulary.isAny(words, Part.COUNTRY, Part.STATE)
                || words.endsWith(" usa")
                        && VenueVocabulary.is(words.replace(" usa", ""), Part.STATE);
    }

    private boolean isBeforeCountry(int index) {
        if (index + 1 >= segments.size()) {
            return false;
        }
        NameSegment next = segments.get(index + 1);
        List<VenueWord> rest = new EditionReader(true).without(next);
        String folded = new NameSegment(rest, false, true).folded();
        return next.joined()
                && VenueVocabulary.isAny(folded, Part.COUNTRY, Part.STATE)
                && !next.bracketed();
    }
}
