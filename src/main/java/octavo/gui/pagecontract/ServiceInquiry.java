package octavo.gui.pagecontract;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.gui.tasks.BackgroundTasks;

import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Asks services in the background, one question at a time: a newer one ends the one before, and
/// what is still on its way of that is dropped. It knows whether anything may be sent, and what
/// there is to say: how far it is, and who has not answered. Confined to the window's thread.
public final class ServiceInquiry {
    private static final MessageTexts MESSAGES = MessageTexts.of(ServiceInquiry.class);

    private final BackgroundTasks background;
    private final BooleanSupplier areLookupsAllowed;
    private final Consumer<Exception> onFailure;
    private final Supplier<String> partialStatus;
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper failures = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper asksForConsent = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isRunning = new ReadOnlyBooleanWrapper();
    private boolean hasConsent;
    private Runnable cancelRun = () -> {};
    private int runCount;

    /// @param areLookupsAllowed whether the settings allow it to ask
    /// @param onFailure receives background errors
    /// @param partialStatus what came before a question was ended; empty if nothing did
    public ServiceInquiry(
            BackgroundTasks background,
            BooleanSupplier areLookupsAllowed,
            Consumer<Exception> onFailure,
            Supplier<String> partialStatus) {
        this.background = background;
        this.areLookupsAllowed = areLookupsAllowed;
        this.onFailure = onFailure;
        this.partialStatus = partialStatus;
    }

    public static ServiceInquiry of(DiscoveryContext context, Supplier<String> partialStatus) {
        return new ServiceInquiry(
                context.background(),
                () -> context.onlineAccess().onlineChoice().allowsLookups(),
                context.onFailure(),
                partialStatus);
    }

    /// A question to services.
    ///
    /// @param <P> what is told while they are asked
    /// @param <A> the answer
    public interface ServiceQuestion<P, A> {
        /// Runs in the background.
        ///
        /// @param onProgress may be called from there
        /// @throws InterruptedException if nobody wants the answer any more
        A ask(Consumer<P> onProgress) throws InterruptedException;
    }

    /// How far it is, what came of it, or what is wrong with the question.
    public ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// Who has not answered, and why; empty if all have.
    public ReadOnlyStringProperty failuresProperty() {
        return failures.getReadOnlyProperty();
    }

    /// Whether it waits for somebody to allow it.
    public ReadOnlyBooleanProperty asksForConsentProperty() {
        return asksForConsent.getReadOnlyProperty();
    }

    /// Whether services are asked.
    public ReadOnlyBooleanProperty runningProperty() {
        return isRunning.getReadOnlyProperty();
    }

    public boolean isRunning() {
        return isRunning.get();
    }

    public void showStatus(String text) {
        status.set(text);
    }

    public void showFailures(String text) {
        failures.set(text);
    }

    /// Whether the settings allow it to ask, or somebody has.
    public boolean mayAsk() {
        return hasConsent || areLookupsAllowed.getAsBoolean();
    }

    /// Asks as [#mayAsk] allows it, and for consent otherwise.
    public void askIfAllowed(Runnable question) {
        asksForConsent.set(!mayAsk());
        if (mayAsk()) {
            question.run();
        }
    }

    /// Somebody allows it to ask, until this is given up.
    public void giveConsent() {
        hasConsent = true;
        asksForConsent.set(false);
    }

    /// There is another question than the one that waits for consent.
    public void forgetQuestion() {
        asksForConsent.set(false);
    }

    /// Ends what is asked, and asks.
    public <P, A> void ask(
            ServiceQuestion<P, A> question, Consumer<P> onProgress, Consumer<A> onAnswer) {
        cancel();
        failures.set("");
        isRunning.set(true);
        status.set(MESSAGES.text("asking"));
        int thisRun = runCount;
        compute(
                () ->
                        question.ask(progress ->
                                background.runOnUi(() -> {
                                    if (thisRun == runCount) {
                                        onProgress.accept(progress);
                                    }
                                })),
                answer -> {
                    onAnswer.accept(answer);
                    isRunning.set(false);
                });
    }

    /// Works on answers that are there. A question asked meanwhile ends it.
    public <A> void compute(Callable<A> work, Consumer<A> onDone) {
        int thisRun = runCount;
        cancelRun =
                background.runInBackground(
                        work,
                        answer -> {
                            if (thisRun == runCount) {
                                onDone.accept(answer);
                            }
                        },
                        failure -> {
                            if (thisRun == runCount) {
                                showFailure(failure);
                            }
                        });
    }

    private void showFailure(Exception failure) {
        if (isRunning.get()) {
            isRunning.set(false);
            status.set(partialStatus.get());
        }
        onFailure.accept(failure);
    }

    /// Stops asking. What was found stays.
    public void cancel() {
        cancelRun.run();
        cancelRun = () -> {};
        runCount++;
        if (isRunning.get()) {
            isRunning.set(false);
            String partialText = partialStatus.get();
            status.set(partialText.isEmpty() ? MESSAGES.text("asking.stopped") : partialText);
        }
    }
}
