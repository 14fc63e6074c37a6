package octavo.venues;

import octavo.venues.Vocabulary.Part;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The part of an edition that some words speak of: `Companion`, `System Demonstrations`.
final class Tracks {
    private static final Map<String, Track> TELLING =
            Map.ofEntries(
                    Map.entry("companion", Track.COMPANION),
                    Map.entry("adjunct", Track.COMPANION),
                    Map.entry("supplement", Track.COMPANION),
                    Map.entry("supplemental", Track.COMPANION),
                    Map.entry("demo", Track.DEMO),
                    Map.entry("demos", Track.DEMO),
                    Map.entry("demonstration", Track.DEMO),
                    Map.entry("demonstrations", Track.DEMO),
                    Map.entry("poster", Track.POSTER),
                    Map.entry("posters", Track.POSTER),
                    Map.entry("tutorial", Track.TUTORIAL),
                    Map.entry("tutorials", Track.TUTORIAL),
                    Map.entry("workshops", Track.WORKSHOP),
                    Map.entry("student", Track.STUDENT),
                    Map.entry("doctoral", Track.STUDENT),
                    Map.entry("short", Track.SHORT),
                    Map.entry("industry", Track.INDUSTRY),
                    Map.entry("industrial", Track.INDUSTRY));

    /// Words that may stand beside those.
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

    private Tracks() {}

    /// @param rest the words without those about the track
    record Found(Track track, List<Token> rest) {}

    static Found in(List<Token> tokens) {
        List<Token> rest = new ArrayList<>(tokens);
        Track track = atStart(rest);
        return track == Track.MAIN ? new Found(atEnd(rest), rest) : new Found(track, rest);
    }

    private static Track atStart(List<Token> tokens) {
        int start = 0;
        while (start < tokens.size()
                && (Vocabulary.isAny(word(tokens, start), Part.HEAD, Part.STOP)
                        || tokens.get(start).isAcronym())) {
            start++;
        }
        String first = word(tokens, start);
        if (first.equals("findings")) {
            tokens.subList(0, start + 1).clear();
            return Track.FINDINGS;
        }
        boolean abstracts = first.equals("extended") && word(tokens, start + 1).equals("abstracts");
        boolean companion = TELLING.get(first) == Track.COMPANION;
        if (abstracts || companion) {
            tokens.subList(start, start + (abstracts ? 2 : 1)).clear();
            while (start < tokens.size() && BESIDE.contains(word(tokens, start))) {
                tokens.remove(start);
            }
            return Track.COMPANION;
        }
        return Track.MAIN;
    }

    /// The words at the end that speak of a track go, if one of them tells which. The first of them
    /// is no part of it after *on*: a Workshop on Student Research is one.
    private static Track atEnd(List<Token> tokens) {
        int start = tokens.size();
        while (start > 0 && isAbout(word(tokens, start - 1))) {
            start--;
        }
        while (start < tokens.size() && isJoint(word(tokens, start))) {
            start++;
        }
        List<Token> end = tokens.subList(start, tokens.size());
        Track track = Track.MAIN;
        for (int i = end.size() - 1; i >= 0; i--) {
            track = TELLING.getOrDefault(end.get(i).folded(), track);
        }
        boolean about =
                start > 0
                        && isJoint(word(tokens, start - 1))
                        && !word(tokens, start - 1).equals("the");
        boolean serial = tokens.stream().anyMatch(it -> Vocabulary.is(it.folded(), Part.SERIAL));
        if (track == Track.MAIN || about || serial) {
            return Track.MAIN;
        }
        end.clear();
        return track;
    }

    private static boolean isAbout(String word) {
        return TELLING.containsKey(word) || BESIDE.contains(word) || Vocabulary.is(word, Part.HEAD);
    }

    private static boolean isJoint(String word) {
        return Vocabulary.is(word, Part.STOP);
    }

    private static String word(List<Token> tokens, int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index).folded() : "";
    }
}
