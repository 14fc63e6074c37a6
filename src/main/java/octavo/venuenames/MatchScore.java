package octavo.venuenames;

import octavo.venuenames.VenueRegister.RegisteredName;

/// Scores how well a register entry fits a written venue.
final class MatchScore {
    static final double SAME_NAME = 1;
    static final double LOOSE_NAME = 0.95;
    static final double ABBREVIATION = 0.9;
    static final double SAME_TOPIC = 0.8;
    static final double VAGUE = 0.6;
    static final double ACRONYM = 0.9;
    static final double ODD = 0.4;

    private final VenueName venueName;

    MatchScore(VenueName venueName) {
        this.venueName = venueName;
    }

    /// A name of few words may be a journal, but also part of a longer title; and without its
    /// publishing society it may be the title of a book.
    double scoreName(double score, VenuePhrase phrase, RegisteredName registeredName) {
        boolean isBareTitle =
                phrase.eventNoun().isEmpty()
                        && !phrase.isSerial()
                        && !registeredName.series().kind().isEvent();
        boolean isPartOfTitle =
                isBareTitle
                        && phrase.topicWords().size() < 3
                        && venueName.phrases().size() > 1
                        && !isWholeName(phrase);
        boolean lacksSponsor =
                isBareTitle
                        && score < SAME_NAME
                        && phrase.sponsors().isEmpty()
                        && !registeredName.phrase().sponsors().isEmpty();
        return isPartOfTitle || lacksSponsor || looksLikeBookTitle(phrase, registeredName)
                ? VAGUE
                : score - penaltyOf(phrase, registeredName.phrase());
    }

    /// Whether the name of a conference's topic is the title of a book, with a subtitle and nothing
    /// that tells of a meeting: *Automated Deduction – A Basis for Applications*.
    private boolean looksLikeBookTitle(VenuePhrase phrase, RegisteredName registeredName) {
        return registeredName.series().kind().isEvent()
                && venueName.phrases().size() > 1
                && !isWholeName(phrase)
                && venueName.phrases().stream()
                        .allMatch(venuePhrase -> venuePhrase.eventNoun().isEmpty())
                && !venueName.isProceedings()
                && venueName.acronyms().isEmpty()
                && venueName.edition().ordinal().isEmpty()
                && venueName.edition().year().isEmpty();
    }

    boolean isWholeName(VenuePhrase phraseRun) {
        return phraseRun
                .words()
                .equals(venueName.joinPhrases(0, venueName.phrases().size()).words());
    }

    /// Few words fit many conferences; and a title that does not identify itself as an event may be
    /// that of a book.
    boolean isSureTopic(VenuePhrase phrase, RegisteredName registeredName) {
        boolean isEvent =
                !phrase.eventNoun().isEmpty()
                        || venueName.isProceedings()
                        || venueName.edition().ordinal().isPresent();
        boolean isSameKind = phrase.eventNoun().isEmpty() || !registeredName.phrase().isWorkshop();
        return isEvent && isSameKind && phrase.topicWords().size() > 2;
    }

    /// A workshop is not the conference of the same name; and words in an event's name that happen
    /// to be the name of a journal do not mean the journal.
    boolean accepts(RegisteredName registeredName, VenuePhrase phrase) {
        return accepts(registeredName.series(), phrase)
                && !phrase.contradicts(registeredName.phrase());
    }

    private boolean accepts(Series series, VenuePhrase phrase) {
        if (!series.kind().isEvent() && phrase.eventNoun().isEmpty() && namesEvent()) {
            return false;
        }
        return !phrase.isWorkshop() || hasWorkshops(series);
    }

    /// Whether it is, or was, a workshop.
    static boolean hasWorkshops(Series series) {
        return series.kind() == VenueKind.WORKSHOP
                || series.names()
                        .allNames()
                        .anyMatch(writtenName -> VenuePhrase.ofName(writtenName).isWorkshop());
    }

    boolean namesEvent() {
        return !venueName.mainPhrase().eventNoun().isEmpty();
    }

    /// The evidence against a name: other sponsors than its own, or only one of the two being
    /// joint.
    static double penaltyOf(VenuePhrase phrase, VenuePhrase knownPhrase) {
        boolean isOnlyOneJoint =
                phrase.words().contains("joint") != knownPhrase.words().contains("joint");
        double penalty = isOnlyOneJoint ? 0.1 : 0;
        if (knownPhrase.sponsors().isEmpty()
                || phrase.sponsors().stream().anyMatch(knownPhrase.sponsors()::contains)) {
            return penalty;
        }
        return penalty + (phrase.sponsors().isEmpty() ? 0.05 : 0.15);
    }
}
