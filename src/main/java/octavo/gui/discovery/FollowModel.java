package octavo.gui.discovery;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.discovery.FollowOffer;
import octavo.discovery.FollowedSource;
import octavo.gui.controls.MessageTexts;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The people and the venue of an entry, of whom one is chosen to be followed.
public final class FollowModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(FollowModel.class);

    private final FollowingSession session;
    private final List<FollowOffer> offers;
    private final ObjectProperty<FollowOffer> chosenOffer;
    private final StringProperty number = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");

    /// @param offers at least one
    public FollowModel(FollowingSession session, List<FollowOffer> offers) {
        this.session = session;
        this.offers = List.copyOf(offers);
        this.chosenOffer = new SimpleObjectProperty<>(offers.getFirst());
        chosenOffer.subscribe(offer -> {
            number.set(sourceOf(offer).map(FollowedSource::number).orElse(""));
            status.set("");
        });
    }

    FollowingSession session() {
        return session;
    }

    List<FollowOffer> offers() {
        return offers;
    }

    ObjectProperty<FollowOffer> chosenOfferProperty() {
        return chosenOffer;
    }

    /// The ORCID iD or ISSN of the chosen one.
    StringProperty numberProperty() {
        return number;
    }

    /// What came of it, or what is wrong with the number.
    ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// By its number, if that is known.
    Optional<FollowedSource> sourceOf(FollowOffer offer) {
        return offer.chooseSource(session.sourcesProperty().get());
    }

    boolean isFollowed(FollowOffer offer) {
        return sourceOf(offer).filter(session::isFollowed).isPresent();
    }

    /// Whether whoever has the number that is in the field is followed.
    boolean isTypedFollowed() {
        return typedSource().filter(session::isFollowed).isPresent();
    }

    private Optional<FollowedSource> typedSource() {
        return chosenOffer.get().withNumber(number.get());
    }

    /// Follows the chosen one, or no longer.
    ///
    /// @return whether the number is one
    boolean toggleChosen() {
        Optional<FollowedSource> source = typedSource();
        status.set(
                source.map(session::toggle)
                        .orElseGet(() ->
                                MESSAGES.text(
                                        "follow.invalid."
                                                + chosenOffer
                                                        .get()
                                                        .kind()
                                                        .name()
                                                        .toLowerCase(Locale.ROOT))));
        return source.isPresent();
    }
}
