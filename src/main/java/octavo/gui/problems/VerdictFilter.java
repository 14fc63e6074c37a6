package octavo.gui.problems;

import java.util.Optional;
import java.util.function.Predicate;

/// Which entries are listed: those of a verdict, corrected ones, or all, and of them perhaps only
/// those of a year or kind.
///
/// @param verdictKind empty for all
/// @param isOfCorrections whether only corrected works are listed
/// @param group the year or kind; empty for all
record VerdictFilter(
        Optional<VerdictKind> verdictKind, boolean isOfCorrections, Optional<VerdictGroup> group)
        implements Predicate<VerdictRow> {
    static final VerdictFilter ALL = new VerdictFilter(Optional.empty(), false, Optional.empty());
    static final VerdictFilter CORRECTIONS =
            new VerdictFilter(Optional.empty(), true, Optional.empty());

    static VerdictFilter of(VerdictKind kind) {
        return new VerdictFilter(Optional.of(kind), false, Optional.empty());
    }

    VerdictFilter within(VerdictGroup newGroup) {
        return new VerdictFilter(verdictKind, isOfCorrections, Optional.of(newGroup));
    }

    VerdictFilter withoutGroup() {
        return new VerdictFilter(verdictKind, isOfCorrections, Optional.empty());
    }

    @Override
    public boolean test(VerdictRow row) {
        return verdictKind.filter(kind -> kind != row.verdictKind()).isEmpty()
                && (!isOfCorrections || row.isCorrected())
                && group.filter(each -> !each.contains(row)).isEmpty();
    }
}
