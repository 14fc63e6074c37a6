package octavo.duplicates;

import static octavo.duplicates.DuplicateRule.RuleVerdict.CERTAIN;
import static octavo.duplicates.DuplicateRule.RuleVerdict.DISTINCT;
import static octavo.duplicates.DuplicateRule.RuleVerdict.LIKELY;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;

/// The rules of what is the same publication, in order: the first whose condition holds decides.
/// Each is named after its condition, apart from what the rules before it have excluded.
enum DuplicateRule {
    PREPRINT_AND_PAPER(DISTINCT, ComparedPair::arePreprintAndPaper),

    SAME_DOI_AND_TITLE(
            CERTAIN,
            pair ->
                    pair.haveSameDoi()
                            && !pair.areOtherParts()
                            && !pair.areTwoVersions()
                            && (pair.isSameTitle()
                                    || pair.firstTitle().isWithin(pair.secondTitle())
                                            && pair.isSameKind())),
    SAME_DOI_AND_AUTHORS_WITHOUT_TITLE(
            CERTAIN, pair -> pair.haveSameDoi() && pair.isUntitled() && pair.areSameAuthors()),
    SAME_DOI_AND_RELATED_TITLES(
            LIKELY,
            pair ->
                    pair.haveSameDoi()
                            && pair.areTitlesRelated()
                            && (pair.areSameAuthors() || !pair.areOtherParts())),
    SAME_DOI_OTHERWISE(DISTINCT, ComparedPair::haveSameDoi),

    SAME_PREPRINT(
            CERTAIN,
            pair -> pair.areSamePreprint() && (pair.areTitlesRelated() || pair.areSameAuthors())),
    SAME_PREPRINT_OTHERWISE(DISTINCT, ComparedPair::areSamePreprint),

    OTHER_PART(DISTINCT, ComparedPair::areOtherParts),
    NOTICE_AND_ITS_SUBJECT(DISTINCT, ComparedPair::isOneNotice),
    UNTITLED(DISTINCT, ComparedPair::isUntitled),
    RECURRING_TITLE(DISTINCT, ComparedPair::isRecurringTitle),

    OTHER_IDENTIFIERS_OF_SAME_WORK(
            LIKELY,
            pair ->
                    (pair.haveOtherDois() || pair.haveOtherArxivIds())
                            && pair.isSameTitle()
                            && pair.areSameAuthors()
                            && pair.isSameKind()
                            && pair.isWithinYears(0)
                            && (pair.isSamePlace() || pair.isSameVenue())
                            && !MatchDoubt.isAnyAbout(pair)),
    OTHER_IDENTIFIERS(DISTINCT, pair -> pair.haveOtherDois() || pair.haveOtherArxivIds()),

    SAME_TITLE_AUTHORS_AND_PLACE(
            CERTAIN,
            pair ->
                    pair.isSameTitle()
                            && pair.areSameAuthors()
                            && pair.isTelling()
                            && pair.isSameKind()
                            && pair.mayBeSamePlace()
                            && (pair.isWithinYears(0)
                                    || pair.isWithinYears(1)
                                            && (pair.isSamePlace() || pair.isSameVenue()))),
    SAME_TITLE_AND_KEY(
            LIKELY, pair -> pair.isSameTitle() && pair.isTelling() && pair.haveSameKey()),
    SAME_TITLE_AND_PEOPLE(
            LIKELY,
            pair ->
                    pair.isSameTitle()
                            && pair.isTelling()
                            && pair.mayBeSamePeople()
                            && pair.isWithinYears(1)
                            && pair.mayBeSameKind()),
    SAME_TITLE_YEAR_AND_PAGE(
            LIKELY,
            pair ->
                    pair.isSameTitle()
                            && pair.isTelling()
                            && pair.isWithinYears(0)
                            && pair.agreeIn("page")
                            && pair.mayBeSamePlace()),
    SAME_LONG_TITLE_AND_FIRST_AUTHOR(
            LIKELY,
            pair ->
                    pair.isSameTitle()
                            && pair.firstTitle().isLong()
                            && pair.isSameFirstAuthor()
                            && pair.isSameOrUnknownKind()
                            && !pair.haveOtherIsbns()
                            && !pair.isOnlyOneLaterEdition()
                            && !pair.differIn("edition")
                            && !pair.differIn("volume")
                            && !pair.differIn("page")),
    SAME_SHORT_TITLE_AUTHORS_AND_PLACE(
            LIKELY,
            pair ->
                    pair.isSameTitle()
                            && !pair.isTelling()
                            && pair.areSameAuthors()
                            && pair.isWithinYears(1)
                            && pair.isSameKind()
                            && pair.mayBeSamePlace()
                            && !MatchDoubt.isAnyAbout(pair)),
    SAME_TITLE_OTHERWISE(DISTINCT, ComparedPair::isSameTitle),

    MISSPELT_TITLE(
            LIKELY,
            pair ->
                    pair.isMisspelling()
                            && pair.areMostAuthorsSame()
                            && pair.isWithinYears(0)
                            && pair.isSameKind()
                            && (pair.isSamePlace() || pair.isSameVenue())
                            && !MatchDoubt.isAnyAbout(pair)),
    MISSING_SUBTITLE(
            LIKELY,
            pair ->
                    pair.differBySubtitle()
                            && pair.areMostAuthorsSame()
                            && pair.isWithinYears(1)
                            && pair.isSameKind()
                            && (pair.haveTellingTitles()
                                    || pair.isSamePlace()
                                    || pair.isSameVenue())
                            && !MatchDoubt.isAnyAbout(pair)),
    ALIKE_TITLES(
            LIKELY,
            pair ->
                    pair.firstTitle().isAlike(pair.secondTitle())
                            && pair.areMostAuthorsSame()
                            && pair.isWithinYears(1)
                            && pair.isSameKind()
                            && !MatchDoubt.isAnyAbout(pair));

    /// What a rule decides.
    enum RuleVerdict {
        CERTAIN,
        LIKELY,
        DISTINCT
    }

    private final RuleVerdict verdict;

    @SuppressWarnings("ImmutableEnumChecker") // the conditions above keep nothing
    private final Predicate<ComparedPair> condition;

    DuplicateRule(RuleVerdict verdict, Predicate<ComparedPair> condition) {
        this.verdict = verdict;
        this.condition = condition;
    }

    /// How certainly two entries are one publication; empty if they are two.
    static Optional<MatchLevel> levelOf(ComparedPair pair) {
        RuleVerdict verdict =
                Arrays.stream(values())
                        .filter(rule -> rule.condition.test(pair))
                        .findFirst()
                        .map(rule -> rule.verdict)
                        .orElse(DISTINCT);
        return switch (verdict) {
            case CERTAIN -> Optional.of(MatchLevel.CERTAIN);
            case LIKELY -> Optional.of(MatchLevel.LIKELY);
            case DISTINCT -> Optional.empty();
        };
    }
}
