package octavo.venuenames;

import octavo.venuenames.VenueVocabulary.Part;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Words that name a part of an edition: `Companion`, `System Demonstrations`.
final class TrackNames {
    private static final Map<String, EditionTrack> TELLING =
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
    private static final Set<String> BESIDE =
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

    /// @param rest the words without those for the track
    record Found(EditionTrack track, List<VenueWord> rest) {}

    static Found in(List<VenueWord> tokens) {
        List<VenueWord> rest = new ArrayList<>(tokens);
        EditionTrack track = atStart(rest);
        return track == EditionTrack.MAIN ? new Found(atEnd(rest), rest) : new Found(track, rest);
    }

    private static EditionTrack atStart(List<VenueWord> tokens) {
        int start = 0;
        while (start < tokens.size()
                && (VenueVocabulary.isAny(word(tokens, start), Part.HEAD, Part.STOP)
                        || tokens.get(start).isAcronym())) {
            start++;
        }
        String first = word(tokens, start);
        if (first.equals("findings")) {
            tokens.subList(0, start + 1).clear();
            return EditionTrack.FINDINGS;
        }
        boolean abstracts = first.equals("extended") && word(tokens, start + 1).equals("abstracts");
        boolean companion = TELLING.get(first) == EditionTrack.COMPANION;
        if (abstracts || companion) {
            tokens.subList(start, start + (abstracts ? 2 : 1)).clear();
            while (start < tokens.size() && BESIDE.contains(word(tokens, start))) {
                tokens.remove(start);
            }
            return EditionTrack.COMPANION;
        }
        return EditionTrack.MAIN;
    }

    /// Trailing words about a track are removed if one of them identifies it. The first does not
    /// count after *on*: a Workshop on Student Research is a workshop.
    private static EditionTrack atEnd(List<VenueWord> tokens) {
        int start = tokens.size();
        while (start > 0 && isAbout(word(tokens, start - 1))) {
            start--;
        }
        while (start < tokens.size() && isJoint(word(tokens, start))) {
            start++;
        }
        List<VenueWord> end = tokens.subList(start, tokens.size());
        EditionTrack track = EditionTrack.MAIN;
        for (int i = end.size() - 1; i >= 0; i--) {
            track = TELLING.getOrDefault(end.get(i).folded(), track);
        }
        boolean about =
                start > 0
                        && isJoint(word(tokens, start - 1))
                        && !word(tokens, start - 1).equals("the");
        boolean serial =
                tokens.stream().anyMatch(it -> VenueVocabulary.is(it.folded(), Part.SERIAL));
        if (track == EditionTrack.MAIN || about || serial) {
            return EditionTrack.MAIN;
        }
        end.clear();
        return track;
    }

    private static boolean isAbout(String word) {
        return TELLING.containsKey(word)
                || BESIDE.contains(word)
                || VenueVocabulary.is(word, Part.HEAD);
    }

    private static boolean isJoint(String word) {
        return VenueVocabulary.is(word, Part.STOP);
    }

    private static String word(List<VenueWord> tokens, int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index).folded() : "";
    }
}
