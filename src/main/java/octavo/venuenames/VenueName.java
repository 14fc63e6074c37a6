package octavo.venuenames;

import octavo.latex.LaTeX;

import java.util.List;

/// A parsed venue: names and acronyms of a series, an edition and a track.
///
/// @param written the text as people read it
/// @param names the names in text order, without editions, dates, places and publishers
/// @param acronyms those that are alone or in brackets, such as `SOSP`
/// @param inner words of names that look like acronyms
/// @param proceedings whether it is explicitly proceedings
public record VenueName(
        String written,
        VenueNameParts names,
        List<String> acronyms,
        List<String> inner,
        VenueEdition edition,
        EditionTrack track,
        boolean proceedings) {
    /// Text beyond this many characters is ignored: no venue has such a name.
    private static final int LONGEST = 2000;

    public VenueName {
        acronyms = List.copyOf(acronyms);
        inner = List.copyOf(inner);
    }

    /// Parses a venue as written in a `.bib` file or elsewhere. There is always a result.
    public static VenueName parse(String written) {
        String start = written.length() > LONGEST ? written.substring(0, LONGEST) : written;
        return new VenueReader(LaTeX.toUnicode(start).strip()).read();
    }

    /// A key shared by spellings of the same name: its words, or else `@` and its acronym. Empty if
    /// it names nothing.
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

    /// Whether its words abbreviate those of another, as *J. Fern Sci.* does for *Journal of Fern
    /// Science*.
    public boolean isShortFor(VenueName other) {
        VenuePhrase brief = mainPhrase();
        VenuePhrase full = other.mainPhrase();
        return brief.isTelling() && brief.letters() < full.letters() && brief.isShortForm(full);
    }

    /// A key shared by names that may abbreviate each other; empty if the name is too short to be
    /// useful.
    public String initials() {
        VenuePhrase main = mainPhrase();
        return main.isTelling() ? main.initials() : "";
    }

    /// The words that an abbreviation of it abbreviates, one by one.
    public List<String> words() {
        return mainPhrase().content();
    }

    /// Whether it consists of an acronym only.
    public boolean isBareAcronym() {
        return mainPhrase().content().isEmpty() && !acronyms.isEmpty();
    }

    /// Its acronyms, folded for comparison.
    public List<String> foldedAcronyms() {
        return acronyms.stream().map(AcronymFolding::folded).distinct().toList();
    }

    static String acronymKey(String acronym) {
        return "@" + AcronymFolding.folded(acronym);
    }

    List<VenuePhrase> phrases() {
        return names.all();
    }

    /// The most informative name.
    VenuePhrase mainPhrase() {
        return names.main();
    }

    /// Some of its names joined.
    VenuePhrase joined(int from, int to) {
        return VenueNameParts.joined(names.all(), from, to);
    }
}
