package octavo.venuenames;

import octavo.latex.LaTeX;

import java.util.List;

/// What a written venue says: names and acronyms of a series, an edition and a track.
///
/// @param written the text as people read it
/// @param names the names, in the order of the text, without editions, dates, places and publishers
/// @param acronyms those that stand alone or in brackets, such as `SOSP`
/// @param inner words of names that look like acronyms
/// @param proceedings whether it says that it is proceedings
public record VenueName(
        String written,
        VenueNameParts names,
        List<String> acronyms,
        List<String> inner,
        VenueEdition edition,
        EditionTrack track,
        boolean proceedings) {
    /// What stands behind so many characters is not read: no venue has such a name.
    private static final int LONGEST = 2000;

    public VenueName {
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
        VenuePhrase main = mainPhrase();
        if (main.content().isEmpty() && !acronyms.isEmpty()) {
            return acronymKey(acronyms.getFirst());
        }
        if (main.content().size() == 1 && main.noun().isEmpty()) {
            return main.strict();
        }
        String words = main.content().isEmpty() ? main.strict() : main.loose();
        return main.isFor() ? words + " for" : words;
    }

    /// Whether its words are the beginnings of those of another, as *J. Fern Sci.* is short for
    /// *Journal of Fern Science*.
    public boolean isShortFor(VenueName other) {
        VenuePhrase brief = mainPhrase();
        VenuePhrase full = other.mainPhrase();
        return brief.isTelling() && brief.letters() < full.letters() && brief.isShortForm(full);
    }

    /// What the keys of names that may be short for each other have in common; empty where the name
    /// is too short to tell.
    public String initials() {
        VenuePhrase main = mainPhrase();
        return main.isTelling() ? main.initials() : "";
    }

    /// Whether it says nothing but an acronym.
    public boolean isBareAcronym() {
        return mainPhrase().content().isEmpty() && !acronyms.isEmpty();
    }

    /// Its acronyms as they are compared, without regard to case.
    public List<String> foldedAcronyms() {
        return acronyms.stream().map(AcronymFolding::folded).distinct().toList();
    }

    static String acronymKey(String acronym) {
        return "@" + AcronymFolding.folded(acronym);
    }

    List<VenuePhrase> phrases() {
        return names.all();
    }

    /// The name that says most.
    VenuePhrase mainPhrase() {
        return names.main();
    }

    /// Some of its names as one.
    VenuePhrase joined(int from, int to) {
        return VenueNameParts.joined(names.all(), from, to);
    }
}
