package octavo.venuenames;

import java.util.List;

/// The names in a written venue.
///
/// @param allPhrases in text order
/// @param mainPhrase the most informative one
record VenueNameParts(List<VenuePhrase> allPhrases, VenuePhrase mainPhrase) {
    private static final VenuePhrase EMPTY_PHRASE = VenuePhrase.of(List.of());

    VenueNameParts {
        allPhrases = List.copyOf(allPhrases);
    }

    static VenueNameParts of(List<VenuePhrase> allPhrases) {
        return new VenueNameParts(allPhrases, main(allPhrases));
    }

    /// The first that is an event, with the parts of a list that it starts; with the title before
    /// it if it has no words of its own.
    private static VenuePhrase main(List<VenuePhrase> allPhrases) {
        int startIndex = 0;
        while (startIndex < allPhrases.size() && allPhrases.get(startIndex).eventNoun().isEmpty()) {
            startIndex++;
        }
        if (startIndex == allPhrases.size()) {
            return joinPhrases(allPhrases, 0, allPhrases.size());
        }
        int endIndex = startIndex + 1;
        for (int i = endIndex; i < allPhrases.size(); i++) {
            boolean isEvent = !allPhrases.get(i).eventNoun().isEmpty();
            endIndex = !isEvent && allPhrases.get(i).joinsWithAnd() ? i + 1 : endIndex;
        }
        VenuePhrase mainPhrase = joinPhrases(allPhrases, startIndex, endIndex);
        return mainPhrase.topicWords().isEmpty()
                ? joinPhrases(allPhrases, 0, allPhrases.size())
                : mainPhrase;
    }

    /// Some of them joined.
    static VenuePhrase joinPhrases(List<VenuePhrase> allPhrases, int fromIndex, int toIndex) {
        VenuePhrase joinedPhrase = fromIndex < toIndex ? allPhrases.get(fromIndex) : EMPTY_PHRASE;
        for (int i = fromIndex + 1; i < toIndex; i++) {
            joinedPhrase = joinedPhrase.joinWith(allPhrases.get(i));
        }
        return joinedPhrase;
    }
}
