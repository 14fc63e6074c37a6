package octavo.venuenames;

import octavo.venuenames.VenueVocabulary.VenueWordRole;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Parses a written venue segment by segment.
final class VenueReader {
    private static final Set<String> EDITORS = Set.of("ed", "eds", "editor", "editors", "hrsg");
    private static final Set<String> PREPOSITIONS = Set.of("in", "at", "held", "near");
    private static final int MAX_PLACE_WORDS = 4;

    private final String venueText;
    private final List<NameSegment> segments;
    private final boolean isEvent;
    private final EditionReader editionReader;
    private final List<VenuePhrase> phrases = new ArrayList<>();
    private final List<String> acronyms = new ArrayList<>();
    private final List<String> innerAcronyms = new ArrayList<>();
    private final List<String> places = new ArrayList<>();
    private EditionTrack track = EditionTrack.MAIN;
    private boolean isProceedings;

    VenueReader(String venueText) {
        this.venueText = venueText;
        this.segments = NameSegment.of(AllCapitals.normaliseCase(venueText));
        this.isEvent = segments.stream().anyMatch(segment -> segment.hasWord(VenueWordRole.EVENT));
        this.editionReader = new EditionReader(isEvent);
    }

    VenueName read() {
        for (int i = 0; i < segments.size(); i++) {
            read(i);
        }
        if (track == EditionTrack.FINDINGS && phrases.size() + acronyms.size() > 1) {
            phrases.removeFirst();
        }
        VenueEdition edition = editionReader.toEdition(String.join(", ", places));
        return new VenueName(
                venueText,
                VenueNameParts.of(phrases),
                acronyms,
                innerAcronyms,
                edition,
                track,
                isProceedings);
    }

    private void read(int segmentIndex) {
        NameSegment segment = segments.get(segmentIndex);
        if (!phrases.isEmpty() && !isEvent && isPart(segment)) {
            phrases.add(VenuePhrase.ofPart(segment.venueWords()));
            return;
        }
        String wholeText = segment.foldedText();
        if (segment.isBracketed() && EDITORS.contains(wholeText)) {
            phrases.clear();
            innerAcronyms.clear();
            return;
        }
        if (VenueVocabulary.hasRole(wholeText, VenueWordRole.DROPPED) && segmentIndex > 0) {
            return;
        }
        if (hasName() && isPlace(segment, segmentIndex)) {
            addPlace(segment);
            return;
        }
        isProceedings |= segment.hasWord(VenueWordRole.HEAD);
        int findingCount = editionReader.findingCount();
        List<VenueWord> remainingWords = editionReader.withoutEdition(segment);
        boolean hasNumber = editionReader.findingCount() > findingCount;
        TrackNames.TrackFinding trackFinding = TrackNames.findTrack(remainingWords);
        track = track == EditionTrack.MAIN ? trackFinding.track() : track;
        addRemaining(
                new NameSegment(
                        trackFinding.remainingWords(), segment.isBracketed(), segment.isJoined()),
                segmentIndex,
                hasNumber);
    }

    /// Whether a segment tells journals of one name apart: *Physica Status Solidi (b)*. With a
    /// word, as in *(Section B)*, it may also be a volume of proceedings.
    private boolean isPart(NameSegment segment) {
        List<VenueWord> venueWords = segment.venueWords();
        boolean hasPartWord =
                venueWords.size() == 2
                        && segment.isBracketed()
                        && VenueVocabulary.hasRole(
                                venueWords.getFirst().foldedText(), VenueWordRole.PART)
                        && segments.stream().noneMatch(NameSegment::hasNumber);
        return (venueWords.size() == 1 || hasPartWord)
                && VenuePhrase.isPartSign(venueWords.getLast());
    }

    private boolean hasName() {
        return !phrases.isEmpty() || !acronyms.isEmpty();
    }

    private void addRemaining(NameSegment remainingSegment, int segmentIndex, boolean hasNumber) {
        if (remainingSegment.venueWords().isEmpty()) {
            return;
        }
        String foldedText = remainingSegment.foldedText();
        if (hasName()
                && VenueVocabulary.hasAnyRole(
                        foldedText, VenueWordRole.PUBLISHER, VenueWordRole.DROPPED)) {
            return;
        }
        if (hasName() && isPlace(remainingSegment, segmentIndex)) {
            addPlace(remainingSegment);
            return;
        }
        boolean isAcronym = addAcronym(remainingSegment, hasNumber);
        if (remainingSegment.isBracketed()
                && (isAcronym || hasName() && !remainingSegment.hasWord(VenueWordRole.EVENT))) {
            return;
        }
        if (!isAcronym || !looksLikeAcronyms(remainingSegment)) {
            addPhrase(remainingSegment);
        }
    }

    private void addPlace(NameSegment placeSegment) {
        List<String> words =
                new ArrayList<>(
                        placeSegment.venueWords().stream().map(VenueWord::rawText).toList());
        while (words.size() > 1 && PREPOSITIONS.contains(words.getFirst())) {
            words.removeFirst();
        }
        places.add(String.join(" ", words));
    }

    private void addPhrase(NameSegment remainingSegment) {
        List<VenueWord> words = remainingSegment.venueWords();
        VenueWord lastWord = words.getLast();
        VenuePhrase precedingPhrase = VenuePhrase.of(words.subList(0, words.size() - 1));
        boolean endsWithAcronym =
                lastWord.isAcronym()
                        && precedingPhrase.isDistinctive()
                        && !precedingPhrase.eventNoun().isEmpty();
        if (endsWithAcronym
                && !isSponsor(lastWord)
                && !isFormWord(words.get(words.size() - 2).foldedText())) {
            acronyms.add(lastWord.rawText());
            words = words.subList(0, words.size() - 1);
        }
        VenuePhrase phrase = VenuePhrase.of(words);
        if (!phrase.isEmpty()) {
            phrases.add(phrase);
        }
        words.stream()
                .filter(VenueWord::isAcronym)
                .map(VenueWord::rawText)
                .forEach(innerAcronyms::add);
    }

    /// Whether a segment is a few words that look like an acronym or have a year next to them.
    private boolean addAcronym(NameSegment remainingSegment, boolean hasNumber) {
        List<VenueWord> words =
                remainingSegment.venueWords().stream()
                        .filter(venueWord ->
                                VenuePhrase.isLetter(venueWord)
                                        || !isFormWord(venueWord.foldedText()))
                        .toList();
        List<VenueWord> ownWords =
                words.stream().filter(venueWord -> !isSponsor(venueWord)).toList();
        if (ownWords.isEmpty()) {
            return addBareSponsor(remainingSegment);
        }
        boolean areAcronyms = ownWords.stream().allMatch(VenueWord::isAcronym);
        boolean isCapitalised = Character.isUpperCase(ownWords.getFirst().rawText().codePointAt(0));
        boolean areFew = ownWords.size() <= (remainingSegment.isBracketed() ? 3 : 2);
        boolean isAlone = remainingSegment.isBracketed() && ownWords.size() == 1;
        if (!areFew
                || hasEventNoun(remainingSegment)
                || !areAcronyms && !((hasNumber || isAlone) && isCapitalised)) {
            return false;
        }
        if (words.size() > ownWords.size()) {
            acronyms.add(joinRawWords(words));
        }
        acronyms.add(joinRawWords(ownWords));
        return true;
    }

    /// A name that is usually a sponsor, but the only one here.
    private boolean addBareSponsor(NameSegment remainingSegment) {
        if (!hasName() && remainingSegment.venueWords().stream().allMatch(VenueWord::isAcronym)) {
            acronyms.add(joinRawWords(remainingSegment.venueWords()));
        }
        return false;
    }

    private static boolean looksLikeAcronyms(NameSegment remainingSegment) {
        return remainingSegment.venueWords().stream()
                .filter(venueWord -> !isFormWord(venueWord.foldedText()) && !isSponsor(venueWord))
                .allMatch(VenueWord::isAcronym);
    }

    private static boolean hasEventNoun(NameSegment remainingSegment) {
        return remainingSegment.venueWords().stream()
                .filter(venueWord -> venueWord.foldedWords().size() == 1)
                .anyMatch(venueWord ->
                        VenueVocabulary.hasAnyRole(
                                venueWord.foldedText(), VenueWordRole.EVENT, VenueWordRole.SERIAL));
    }

    private static boolean isFormWord(String word) {
        return VenueVocabulary.hasAnyRole(
                word, VenueWordRole.STOP, VenueWordRole.HEAD, VenueWordRole.WEAK);
    }

    private static boolean isSponsor(VenueWord venueWord) {
        return venueWord.foldedWords().stream()
                .allMatch(word -> VenueVocabulary.hasRole(word, VenueWordRole.SPONSOR));
    }

    private static String joinRawWords(List<VenueWord> venueWords) {
        return String.join(" ", venueWords.stream().map(VenueWord::rawText).toList());
    }

    /// A country or a well-known city, or the segment before a country.
    private boolean isPlace(NameSegment segment, int segmentIndex) {
        List<String> words = new ArrayList<>();
        segment.venueWords().forEach(venueWord -> words.addAll(venueWord.foldedWords()));
        while (!words.isEmpty() && PREPOSITIONS.contains(words.getFirst())) {
            words.removeFirst();
        }
        if (words.isEmpty()
                || segment.hasWord(VenueWordRole.EVENT)
                || segment.hasWord(VenueWordRole.SERIAL)) {
            return false;
        }
        String wholeText = String.join(" ", words);
        if (VenueVocabulary.hasAnyRole(wholeText, VenueWordRole.COUNTRY, VenueWordRole.CITY)
                || !segment.isBracketed()
                        && VenueVocabulary.hasRole(wholeText, VenueWordRole.STATE)) {
            return true;
        }
        if (words.size() <= MAX_PLACE_WORDS + 2 && endsInPlace(words)) {
            return true;
        }
        boolean isList = words.contains("and") && !isBeforeCountry(segmentIndex);
        return words.size() <= MAX_PLACE_WORDS && !isList && isBeforeCountry(segmentIndex);
    }

    private static boolean endsInPlace(List<String> words) {
        for (int i = Math.max(1, words.size() - 3); i < words.size(); i++) {
            String placeEnd = String.join(" ", words.subList(i, words.size()));
            String placeStart = String.join(" ", words.subList(0, i));
            boolean endsInCountry = VenueVocabulary.hasRole(placeEnd, VenueWordRole.COUNTRY);
            if (endsInCountry && i <= 2
                    || VenueVocabulary.hasRole(placeStart, VenueWordRole.CITY)
                            && isRegion(placeEnd)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRegion(String words) {
        return VenueVocabulary.hasAnyRole(words, VenueWordRole.COUNTRY, VenueWordRole.STATE)
                || words.endsWith(" usa")
                        && VenueVocabulary.hasRole(words.replace(" usa", ""), VenueWordRole.STATE);
    }

    private boolean isBeforeCountry(int segmentIndex) {
        if (segmentIndex + 1 >= segments.size()) {
            return false;
        }
        NameSegment nextSegment = segments.get(segmentIndex + 1);
        List<VenueWord> remainingWords = new EditionReader(true).withoutEdition(nextSegment);
        String foldedText = new NameSegment(remainingWords, false, true).foldedText();
        return nextSegment.isJoined()
                && VenueVocabulary.hasAnyRole(
                        foldedText, VenueWordRole.COUNTRY, VenueWordRole.STATE)
                && !nextSegment.isBracketed();
    }
}
