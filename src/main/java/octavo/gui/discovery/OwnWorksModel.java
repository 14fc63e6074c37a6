package octavo.gui.discovery;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.discovery.DisownedWorks;
import octavo.discovery.OwnIdentity;
import octavo.discovery.OwnWorkAnswers;
import octavo.discovery.OwnWorks;
import octavo.discovery.OwnWorks.OwnList;
import octavo.duplicates.DistinctPairs;
import octavo.gui.controls.MessageTexts;
import octavo.gui.pagecontract.DiscoveryContext;
import octavo.gui.pagecontract.ServiceFailures;
import octavo.gui.pagecontract.ServiceInquiry;
import octavo.gui.pagecontract.VenueRegisters;
import octavo.library.Library;
import octavo.people.DecisionsJson;
import octavo.people.Person;
import octavo.people.PersonDecisions;
import octavo.sidecar.Sidecar;
import octavo.values.Orcid;

import java.time.Year;
import java.time.ZoneId;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// One's own list beside what services have of one: whose works are asked for, what came, and what
/// is said not to be one's own. Services are asked only when somebody says so.
public final class OwnWorksModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(OwnWorksModel.class);

    private final DiscoveryContext context;
    private final StringProperty ownName = new SimpleStringProperty("");
    private final StringProperty ownOrcid = new SimpleStringProperty("");
    private final DiscoveryRows discoveryRows = new DiscoveryRows();
    private final ServiceInquiry serviceInquiry;
    private final ReadOnlyObjectWrapper<List<ComparedWork>> comparedWorks =
            new ReadOnlyObjectWrapper<>(List.of());
    private final IdentityHashMap<DiscoveredWork, ComparedWork> comparedByWork =
            new IdentityHashMap<>();
    private final String keptName;
    private final String keptOrcid;
    private Optional<IdentityAnswers> currentAnswers = Optional.empty();

    /// What services have answered about somebody.
    private record IdentityAnswers(OwnIdentity identity, OwnWorkAnswers answers) {}

    public OwnWorksModel(DiscoveryContext context) {
        this.context = context;
        this.serviceInquiry = ServiceInquiry.of(context, () -> "");
        PersonDecisions decisions = decisions();
        List<String> ownNames = decisions.ownNames();
        keptName = ownNames.isEmpty() ? "" : ownNames.getLast();
        keptOrcid =
                decisions.people().stream()
                        .filter(Person::isMe)
                        .map(Person::orcid)
                        .filter(it -> !it.isEmpty())
                        .findFirst()
                        .orElse("");
        ownName.set(keptName);
        ownOrcid.set(keptOrcid);
    }

    private PersonDecisions decisions() {
        return DecisionsJson.readDecisions(context.sidecarEdits().currentContent()).decisions();
    }

    /// Whose works are asked for, at first whom the library marks as its owner.
    StringProperty nameProperty() {
        return ownName;
    }

    StringProperty orcidProperty() {
        return ownOrcid;
    }

    DiscoveryRows discoveryRows() {
        return discoveryRows;
    }

    DiscoveryContext context() {
        return context;
    }

    ServiceInquiry serviceInquiry() {
        return serviceInquiry;
    }

    /// All works, by group.
    ReadOnlyObjectProperty<List<ComparedWork>> comparedWorksProperty() {
        return comparedWorks.getReadOnlyProperty();
    }

    /// How a work of the list and the own list stand to each other.
    Optional<ComparedWork> comparedWork(DiscoveredWork work) {
        return Optional.ofNullable(comparedByWork.get(work));
    }

    /// Shows only the works of a group, or all.
    void showGroup(Optional<OwnWorkGroup> group) {
        discoveryRows.showOnly(work ->
                group.isEmpty()
                        || comparedWork(work).filter(it -> it.group() == group.get()).isPresent());
    }

    /// Asks services for the works of whom the fields name.
    void askServices() {
        cancel();
        serviceInquiry.showFailures("");
        Optional<Orcid> orcid = Orcid.parse(ownOrcid.get().strip()).value();
        if (!ownOrcid.get().isBlank() && orcid.filter(Orcid::isValid).isEmpty()) {
            serviceInquiry.showStatus(MESSAGES.text("own.orcid.invalid"));
            return;
        }
        boolean isKept = ownName.get().equals(keptName) && ownOrcid.get().equals(keptOrcid);
        OwnIdentity identity =
                OwnIdentity.of(
                        decisions(),
                        isKept ? List.of() : orcid.stream().toList(),
                        isKept || ownName.get().isBlank()
                                ? List.of()
                                : List.of(ownName.get().strip()));
        if (identity.orcids().isEmpty() && identity.names().isEmpty()) {
            serviceInquiry.showStatus(MESSAGES.text("own.nobody"));
            return;
        }
        discoveryRows.clear();
        comparedWorks.set(List.of());
        String contactMail = context.onlineAccess().onlineChoice().contactMail();
        Library library = context.library().get();
        Sidecar sidecar = context.sidecarEdits().currentContent();
        serviceInquiry.ask(
                (Consumer<OwnWorkAnswers> _) -> {
                    OwnWorkAnswers answers =
                            OwnWorkAnswers.ask(
                                    context.onlineAccess()
                                            .userLookup()
                                            .authorInquiry(true, contactMail),
                                    identity);
                    return Comparison.of(library, sidecar, new IdentityAnswers(identity, answers));
                },
                _ -> {},
                comparison -> showComparison(comparison, true));
    }

    private record Comparison(IdentityAnswers answers, List<ComparedWork> comparedWorks) {
        static Comparison of(Library library, Sidecar sidecar, IdentityAnswers answers) {
            return new Comparison(answers, compare(library, sidecar, answers));
        }
    }

    private static List<ComparedWork> compare(
            Library library, Sidecar sidecar, IdentityAnswers answers) {
        DisownedWorks disownedWorks = DisownedWorks.of(sidecar);
        OwnWorks ownWorks =
                OwnWorks.of(
                        new OwnList(
                                library,
                                answers.identity(),
                                disownedWorks,
                                DistinctPairs.of(sidecar),
                                VenueRegisters.readOrBuiltIn(),
                                Year.now(ZoneId.systemDefault()).getValue()),
                        answers.answers().works());
        return ComparedWork.allOf(ownWorks, library, disownedWorks);
    }

    private void showComparison(Comparison comparison, boolean isFirst) {
        OwnWorkAnswers answers = comparison.answers().answers();
        currentAnswers = Optional.of(comparison.answers());
        comparedByWork.clear();
        comparison.comparedWorks().forEach(it -> comparedByWork.put(it.work(), it));
        serviceInquiry.showFailures(ServiceFailures.describe(answers.failures()));
        if (answers.answeringServices().isEmpty()) {
            serviceInquiry.showStatus(MESSAGES.text("own.unanswered"));
            return;
        }
        discoveryRows.showWorks(
                comparison.comparedWorks().stream().map(ComparedWork::work).toList());
        if (isFirst) {
            discoveryRows.tickWhere(
                    work -> comparedWork(work).filter(it -> it.group().isWanted()).isPresent());
        }
        comparedWorks.set(comparison.comparedWorks());
        serviceInquiry.showStatus(
                MESSAGES.text(
                        "own.done",
                        comparison.comparedWorks().stream()
                                .filter(it -> it.group() == OwnWorkGroup.MISSING)
                                .count()));
    }

    /// Notes beside the library that a work is not one's own, or takes that back.
    void changeOwner(DiscoveryRow row) {
        Optional<ComparedWork> changedWork =
                comparedWork(row.work()).filter(it -> !it.records().isEmpty());
        if (changedWork.isEmpty() || currentAnswers.isEmpty() || serviceInquiry.isRunning()) {
            return;
        }
        boolean isDisowned = !changedWork.get().isDisowned();
        row.tickedProperty().set(false);
        context.sidecarEdits()
                .changeContent(
                        MESSAGES.text(isDisowned ? "own.step.disown" : "own.step.own"),
                        sidecar ->
                                DisownedWorks.withRecords(
                                        sidecar, changedWork.get().records(), isDisowned));
        IdentityAnswers answers = currentAnswers.get();
        Library library = context.library().get();
        Sidecar sidecar = context.sidecarEdits().currentContent();
        serviceInquiry.compute(
                () -> Comparison.of(library, sidecar, answers),
                comparison -> showComparison(comparison, false));
    }

    /// Stops asking. What was found stays.
    public void cancel() {
        serviceInquiry.cancel();
    }
}
