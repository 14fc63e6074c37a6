package octavo.venuenames;

import octavo.venuenames.VenueRegister.Named;

/// Scores how well a register entry fits a written venue.
final class MatchScore {
    static final double SAME = 1;
    static final double LOOSE = 0.95;
    static final double BRIEF = 0.9;
    static final double TOPIC = 0.8;
    static final double VAGUE = 0.6;
    static final double ACRONYM = 0.9;
    static final double ODD = 0.4;

    private final VenueName name;

    MatchScore(VenueName name) {
        this.name = name;
    }

    /// A name of few words may be a journal, but also part of a longer title; and without its
    /// publishing society it may be the title of a book.
    double likely(double score, VenuePhrase phrase, Named named) {
        boolean bare =
                phrase.noun().isEmpty() && !phrase.isSerial() && !named.series().kind().isEvent();
        boolean part =
                bare
                        && phrase.content().size() < 3
                        && name.phrases().size() > 1
                        && !isWhole(phrase);
        boolean anonymous =
                bare
                        && score < SAME
                        && phrase.sponsors().isEmpty()
                        && !named.phrase().sponsors().isEmpty();
        return part || anonymous || isTitled(phrase, named)
                ? VAGUE
                : score - strangeness(phrase, named.phrase());
    }

    /// Whether the name of a conference's topic is the title of a book, with a subtitle and nothing
    /// that tells of a meeting: *Automated Deduction – A Basis for Applications*.
    private boolean isTitled(VenuePhrase phrase, Named named) {
        return named.series().kind().isEvent()
                && name.phrases().size() > 1
                && !isWhole(phrase)
                && name.phrases().stream().allMatch(each -> each.noun().isEmpty())
                && !name.proceedings()
                && name.acronyms().isEmpty()
                && name.edition().ordinal().isEmpty()
                && name.edition().year().isEmpty();
    }

    boolean isWhole(VenuePhrase run) {
        return run.words().equals(name.joined(0, name.phrases().size()).words());
    }

    /// Few words fit many conferences; and a title that does not identify itself as an event may be
    /// that of a book.
    boolean isSure(VenuePhrase phrase, Named named) {
        boolean event =
                !phrase.noun().isEmpty()
                        || name.proceedings()
                        || name.edition().ordinal().isPresent();
        boolean kindred = phrase.noun().isEmpty() || !named.phrase().isWorkshop();
        return event && kindred && phrase.content().size() > 2;
    }

    /// A workshop is not the conference of the same name; and words in an event's name that happen
    /// to be the name of a journal do not mean the journal.
    boolean accepts(Named named, VenuePhrase phrase) {
        return accepts(named.series(), phrase) && !phrase.contradicts(named.phrase());
    }

    private boolean accepts(Series series, VenuePhrase phrase) {
        if (!series.kind().isEvent() && phrase.noun().isEmpty() && namesEvent()) {
            return false;
        }
        return !phrase.isWorkshop() || hasWorkshops(series);
    }

    /// Whether it is, or was, a workshop.
    static boolean hasWorkshops(Series series) {
        return series.kind() == VenueKind.WORKSHOP
                || series.names().written().anyMatch(it -> VenuePhrase.ofName(it).isWorkshop());
    }

    boolean namesEvent() {
        return !name.mainPhrase().noun().isEmpty();
    }

    /// The evidence against a name: other sponsors than its own, or only one of the two being
    /// joint.
    static double strangeness(VenuePhrase phrase, VenuePhrase known) {
        boolean joint = phrase.words().contains("joint") != known.words().contains("joint");
        double odd = joint ? 0.1 : 0;
        if (known.sponsors().isEmpty()
                || phrase.sponsors().stream().anyMatch(known.sponsors()::contains)) {
            return odd;
        }
        return odd + (phrase.sponsors().isEmpty() ? 0.05 : 0.15);
    }
}
