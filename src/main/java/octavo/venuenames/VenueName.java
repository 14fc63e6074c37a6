package octavo.venuenames;

import octavo.latex.LaTeX;

import java.util.List;

/// A parsed venue: names and acronyms of a series, an edition and a track.
///
/// @param writtenText the text as people read it
/// @param nameParts the names in text order, without editions, dates, places and publishers
/// @param acronyms those that are alone or in brackets, such as `SOSP`
/// @param innerAcronyms words of names that look like acronyms
/// @param isProceedings whether it is explicitly proceedings
public record VenueName(
        String writtenText,
        VenueNameParts nameParts,
        List<String> acronyms,
        List<String> innerAcronyms,
        VenueEdition edition,
        EditionTrack track,
        boolean isProceedings) {
    /// Text beyond this many characters is ignored: no venue has such a name.
    private static final int MAX_LENGTH = 2000;

    public VenueName {
        acronyms = List.copyOf(acronyms);
        innerAcronyms = List.copyOf(innerAcronyms);
    }

    /// Parses a venue as written in a `.bib` file or elsewhere. There is always a result.
    public static VenueName parse(String writtenVenue) {
        String startText =
                writtenVenue.length() > MAX_LENGTH
                        ? writtenVenue.substring(0, MAX_LENGTH)
                        : writtenVenue;
        return new VenueReader(LaTeX.toUnicode(startText).strip()).read();
    }

    /// A key shared by spellings of the same name: its words, or else `@` and its acronym. Empty if
    /// it names nothing.
    public String comparisonKey() {
        VenuePhrase mainPhrase = mainPhrase();
        if (mainPhrase.topicWords().isEmpty() && !acronyms.isEmpty()) {
            return acronymKey(acronyms.getFirst());
        }
        if (mainPhrase.topicWords().size() == 1 && mainPhrase.eventNoun().isEmpty()) {
            return mainPhrase.strictKey();
        }
        String keyWords =
                mainPhrase.topicWords().isEmpty() ? mainPhrase.strictKey() : mainPhrase.looseKey();
        return mainPhrase.isForPurpose() ? keyWords + " for" : keyWords;
    }

    /// Whether its words abbreviate those of another, as *J. Fern Sci.* does for *Journal of Fern
    /// Science*.
    public boolean isShortFor(VenueName otherName) {
        VenuePhrase shortPhrase = mainPhrase();
        VenuePhrase fullPhrase = otherName.mainPhrase();
        return shortPhrase.isDistinctive()
                && shortPhrase.countLetters() < fullPhrase.countLetters()
                && shortPhrase.isShortForm(fullPhrase);
    }

    /// A key shared by names that may abbreviate each other; empty if the name is too short to be
    /// useful.
    public String initials() {
        VenuePhrase mainPhrase = mainPhrase();
        return mainPhrase.isDistinctive() ? mainPhrase.initials() : "";
    }

    /// The words that an abbreviation of it abbreviates, one by one.
    public List<String> words() {
        return mainPhrase().topicWords();
    }

    /// Whether it consists of an acronym only.
    public boolean isBareAcronym() {
        return mainPhrase().topicWords().isEmpty() && !acronyms.isEmpty();
    }

    /// Whether it calls itself a conference, a workshop or the like.
    public boolean namesEvent() {
        return phrases().stream().anyMatch(phrase -> !phrase.eventNoun().isEmpty());
    }

    public boolean namesWorkshop() {
        return phrases().stream().anyMatch(VenuePhrase::isWorkshop);
    }

    /// Its acronyms, folded for comparison.
    public List<String> foldedAcronyms() {
        return acronyms.stream().map(AcronymFolding::foldAcronym).distinct().toList();
    }

    static String acronymKey(String acronym) {
        return "@" + AcronymFolding.foldAcronym(acronym);
    }

    List<VenuePhrase> phrases() {
        return nameParts.allPhrases();
    }

    /// The most informative name.
    VenuePhrase mainPhrase() {
        return nameParts.mainPhrase();
    }

    /// Some of its names joined.
    VenuePhrase joinPhrases(int fromIndex, int toIndex) {
        return VenueNameParts.joinPhrases(nameParts.allPhrases(), fromIndex, toIndex);
    }
}
