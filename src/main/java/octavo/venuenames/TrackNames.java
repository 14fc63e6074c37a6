package octavo.venuenames;

import octavo.venuenames.VenueVocabulary.VenueWordRole;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Words that name a part of an edition: `Companion`, `System Demonstrations`.
final class TrackNames {
    private static final Map<String, EditionTrack> TRACKS_BY_WORD =
            Map.ofEntries(
                    Map.entry("companion", EditionTrack.COMPANION),
                    Map.entry("adjunct", EditionTrack.COMPANION),
                    Map.entry("supplement", EditionTrack.COMPANION),
                    Map.entry("supplemental", EditionTrack.COMPANION),
                    Map.entry("demo", EditionTrack.DEMO),
                    Map.entry("demos", EditionTrack.DEMO),
                    Map.entry("demonstration", EditionTrack.DEMO),
                    Map.entry("demonstrations", EditionTrack.DEMO),
                    Map.entry("poster", EditionTrack.POSTER),
                    Map.entry("posters", EditionTrack.POSTER),
                    Map.entry("tutorial", EditionTrack.TUTORIAL),
                    Map.entry("tutorials", EditionTrack.TUTORIAL),
                    Map.entry("workshops", EditionTrack.WORKSHOP),
                    Map.entry("student", EditionTrack.STUDENT),
                    Map.entry("doctoral", EditionTrack.STUDENT),
                    Map.entry("short", EditionTrack.SHORT),
                    Map.entry("industry", EditionTrack.INDUSTRY),
                    Map.entry("industrial", EditionTrack.INDUSTRY));

    /// Words that may accompany those.
    private static final Set<String> ACCOMPANYING_WORDS =
            Set.of(
                    "system",
                    "session",
                    "sessions",
                    "track",
                    "paper",
                    "papers",
                    "abstracts",
                    "research",
                    "workshop",
                    "consortium",
                    "symposium",
                    "volume",
                    "publication",
                    "and",
                    "of",
                    "the",
                    "to",
                    "on",
                    "for");

    private TrackNames() {}

    /// @param remainingWords the words without those for the track
    record TrackFinding(EditionTrack track, List<VenueWord> remainingWords) {}

    static TrackFinding findTrack(List<VenueWord> venueWords) {
        List<VenueWord> remainingWords = new ArrayList<>(venueWords);
        EditionTrack track = takeTrackAtStart(remainingWords);
        return track == EditionTrack.MAIN
                ? new TrackFinding(takeTrackAtEnd(remainingWords), remainingWords)
                : new TrackFinding(track, remainingWords);
    }

    private static EditionTrack takeTrackAtStart(List<VenueWord> venueWords) {
        int startIndex = 0;
        while (startIndex < venueWords.size()
                && (VenueVocabulary.hasAnyRole(
                                foldedWordAt(venueWords, startIndex),
                                VenueWordRole.HEAD,
                                VenueWordRole.STOP)
                        || venueWords.get(startIndex).isAcronym())) {
            startIndex++;
        }
        String firstWord = foldedWordAt(venueWords, startIndex);
        if (firstWord.equals("findings")) {
            venueWords.subList(0, startIndex + 1).clear();
            return EditionTrack.FINDINGS;
        }
        boolean areExtendedAbstracts =
                firstWord.equals("extended")
                        && foldedWordAt(venueWords, startIndex + 1).equals("abstracts");
        boolean isCompanion = TRACKS_BY_WORD.get(firstWord) == EditionTrack.COMPANION;
        if (areExtendedAbstracts || isCompanion) {
            venueWords.subList(startIndex, startIndex + (areExtendedAbstracts ? 2 : 1)).clear();
            while (startIndex < venueWords.size()
                    && ACCOMPANYING_WORDS.contains(foldedWordAt(venueWords, startIndex))) {
                venueWords.remove(startIndex);
            }
            return EditionTrack.COMPANION;
        }
        return EditionTrack.MAIN;
    }

    /// Trailing words about a track are removed if one of them identifies it. The first does not
    /// count after *on*: a Workshop on Student Research is a workshop.
    private static EditionTrack takeTrackAtEnd(List<VenueWord> venueWords) {
        int startIndex = venueWords.size();
        while (startIndex > 0 && isTrackWord(foldedWordAt(venueWords, startIndex - 1))) {
            startIndex--;
        }
        while (startIndex < venueWords.size() && isStopWord(foldedWordAt(venueWords, startIndex))) {
            startIndex++;
        }
        List<VenueWord> trailingWords = venueWords.subList(startIndex, venueWords.size());
        EditionTrack track = EditionTrack.MAIN;
        for (int i = trailingWords.size() - 1; i >= 0; i--) {
            track = TRACKS_BY_WORD.getOrDefault(trailingWords.get(i).foldedText(), track);
        }
        boolean followsPreposition =
                startIndex > 0
                        && isStopWord(foldedWordAt(venueWords, startIndex - 1))
                        && !foldedWordAt(venueWords, startIndex - 1).equals("the");
        boolean isSerial =
                venueWords.stream()
                        .anyMatch(venueWord ->
                                VenueVocabulary.hasRole(
                                        venueWord.foldedText(), VenueWordRole.SERIAL));
        if (track == EditionTrack.MAIN || followsPreposition || isSerial) {
            return EditionTrack.MAIN;
        }
        trailingWords.clear();
        return track;
    }

    private static boolean isTrackWord(String word) {
        return TRACKS_BY_WORD.containsKey(word)
                || ACCOMPANYING_WORDS.contains(word)
                || VenueVocabulary.hasRole(word, VenueWordRole.HEAD);
    }

    private static boolean isStopWord(String word) {
        return VenueVocabulary.hasRole(word, VenueWordRole.STOP);
    }

    private static String foldedWordAt(List<VenueWord> venueWords, int index) {
        return index >= 0 && index < venueWords.size() ? venueWords.get(index).foldedText() : "";
    }
}
