package octavo.gui.pagecontract;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import octavo.check.CheckDecisions;
import octavo.gui.tasks.BackgroundTasks;
import octavo.lookup.UserLookup;
import octavo.retractions.RetractionTable;
import octavo.settings.UserHabits.OnlineChoice;
import octavo.sidecar.Sidecar;
import octavo.venuenames.VenueRegister;
import octavo.verify.EntryInquiry;

import java.time.Year;
import java.time.ZoneId;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What is known of works elsewhere: by services, which are asked only when somebody says so, and
/// what this computer knows of retractions. Confined to the window's thread.
public final class OnlineAccess {
    private final BackgroundTasks background;
    private final UserLookup userLookup;
    private final Supplier<OnlineChoice> onlineChoice;
    private final ReadOnlyObjectWrapper<RetractionTable> knownNotices =
            new ReadOnlyObjectWrapper<>(RetractionTable.EMPTY);
    private final ReadOnlyIntegerWrapper answerRounds = new ReadOnlyIntegerWrapper();
    private boolean hasReadNotices;

    /// @param userLookup the look-ups of the window, which share each host's pace
    public OnlineAccess(
            BackgroundTasks background,
            UserLookup userLookup,
            Supplier<OnlineChoice> onlineChoice) {
        this.background = background;
        this.userLookup = userLookup;
        this.onlineChoice = onlineChoice;
    }

    public UserLookup userLookup() {
        return userLookup;
    }

    /// What the settings allow.
    public OnlineChoice onlineChoice() {
        return onlineChoice.get();
    }

    /// What this computer knows of retractions. It is forgotten with whoever keeps it, so that a
    /// closed library does not stay with the window.
    public ReadOnlyObjectProperty<RetractionTable> followNotices() {
        ReadOnlyObjectWrapper<RetractionTable> followed = new ReadOnlyObjectWrapper<>();
        followed.bind(knownNotices);
        return followed.getReadOnlyProperty();
    }

    /// Reads what this computer knows of retractions, the first time.
    public void readNoticesOnce(Consumer<Exception> onFailure) {
        if (!hasReadNotices) {
            readNotices(onFailure);
        }
    }

    /// Reads what this computer knows of retractions, as after more was learnt.
    public void readNotices(Consumer<Exception> onFailure) {
        hasReadNotices = true;
        background.runWhenIdle(RetractionTable::loadKept, knownNotices::set, onFailure);
    }

    /// Judges entries by the answers that are kept on disk. Nobody is asked.
    public EntryInquiry keptAnswers() {
        return new EntryInquiry(
                userLookup.recordInquiry(false, ""),
                VenueRegister.builtIn(),
                Year.now(ZoneId.systemDefault()).getValue());
    }

    /// How often services have been asked. It is forgotten with whoever keeps it.
    public ReadOnlyIntegerProperty followAnswers() {
        ReadOnlyIntegerWrapper followed = new ReadOnlyIntegerWrapper();
        followed.bind(answerRounds);
        return followed.getReadOnlyProperty();
    }

    /// Lets those know who judge entries by kept answers that there are more.
    public void announceAnswers() {
        answerRounds.set(answerRounds.get() + 1);
    }

    /// How a library with a sidecar is checked, which changes with both.
    public ObservableValue<CheckDecisions> decisionsIn(ObservableValue<Sidecar> content) {
        return Bindings.createObjectBinding(
                () -> CheckDecisions.of(content.getValue()).withNotices(knownNotices.get()),
                content,
                knownNotices);
    }
}
