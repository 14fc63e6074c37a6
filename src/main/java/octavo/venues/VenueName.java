package octavo.venues;

import octavo.text.LaTeX;

import java.util.List;

/// What a written venue says: names and acronyms of a series, an edition and a track.
///
/// @param written the text as people read it
/// @param phrases names, in the order of the text, without editions, dates, places and publishers
/// @param acronyms those that stand alone or in brackets, such as `SOSP`
/// @param inner words of names that look like acronyms
/// @param proceedings whether it says that it is proceedings
public record VenueName(
        String written,
        List<Phrase> phrases,
        List<String> acronyms,
        List<String> inner,
        Edition edition,
        Track track,
        boolean proceedings) {
    /// What stands behind so many characters is not read: no venue has such a name.
    private static final int LONGEST = 2000;

    private static final Phrase NOTHING = Phrase.of(List.of());

    public VenueName {
        phrases = List.copyOf(phrases);
        acronyms = List.copyOf(acronyms);
        inner = List.copyOf(inner);
    }

    /// Reads a venue as it is written in a `.bib` file or anywhere else. There is always a result.
    public static VenueName parse(String written) {
        String start = written.length() > LONGEST ? written.substring(0, LONGEST) : written;
        return new VenueReader(LaTeX.toUnicode(start).strip()).read();
    }

    /// A key that other ways to write the same name have too: of its words, or else `@` and its
    /// acronym. Empty where it names nothing.
    public String key() {
        Phrase main = mainPhrase();
        if (main.content().isEmpty() && !acronyms.isEmpty()) {
            return acronymKey(acronyms.getFirst());
        }
        if (main.content().size() == 1 && main.noun().isEmpty()) {
            return main.strict();
        }
        return main.content().isEmpty() ? main.strict() : main.loose();
    }

    /// Whether its words are the beginnings of those of another, as *J. Fern Sci.* is short for
    /// *Journal of Fern Science*.
    public boolean isShortFor(VenueName other) {
        Phrase brief = mainPhrase();
        Phrase full = other.mainPhrase();
        return brief.isTelling() && brief.letters() < full.letters() && brief.isShortForm(full);
    }

    /// What the keys of names that may be short for each other have in common; empty where the
    /// name is too short to tell.
    public String initials() {
        Phrase main = mainPhrase();
        return main.isTelling() ? main.initials() : "";
    }

    /// Whether it says nothing but an acronym.
    public boolean isBareAcronym() {
        return mainPhrase().content().isEmpty() && !acronyms.isEmpty();
    }

    /// Its acronyms as they are compared, without regard to case.
    public List<String> foldedAcronyms() {
        return acronyms.stream().map(Acronyms::folded).distinct().toList();
    }

    static String acronymKey(String acronym) {
        return "@" + Acronyms.folded(acronym);
    }

    /// The name that says most: the first that is of an event, with the parts of a list that it
    /// begins; with the title before it, where it has no words of its own.
    Phrase mainPhrase() {
        int start = 0;
        while (start < phrases.size() && phrases.get(start).noun().isEmpty()) {
            start++;
        }
        if (start == phrases.size()) {
            return joined(0, phrases.size());
        }
        int end = start + 1;
        for (int i = end; i < phrases.size(); i++) {
            boolean event = !phrases.get(i).noun().isEmpty();
            end = !event && phrases.get(i).list() ? i + 1 : end;
        }
        Phrase main = joined(start, end);
        return main.content().isEmpty() ? joined(0, phrases.size()) : main;
    }

    /// Some of its names as one.
    Phrase joined(int from, int to) {
        Phrase joined = from < to ? phrases.get(from) : NOTHING;
        for (int i = from + 1; i < to; i++) {
            joined = joined.with(phrases.get(i));
        }
        return joined;
    }
}
