package octavo.gui;

import octavo.gui.editor.EditorModel;
import octavo.gui.editor.KnownVenues;
import octavo.gui.editor.PersonCompletions;
import octavo.gui.editor.ValueCompletions;
import octavo.gui.page.VenueRegisters;
import octavo.library.Library;
import octavo.people.DecisionsJson;
import octavo.people.PersonDecisions;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.venues.VenueDecisions;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// What is offered while somebody fills in an entry. It is learnt once from a library, since what
/// is typed there changes little.
record EntryCompletions(KnownVenues venues, PersonCompletions people, ValueCompletions values) {

    /// Learns what there is to offer, which takes a while.
    ///
    /// @param path of the library, if it has a file
    static EntryCompletions of(Library library, Optional<Path> path) throws IOException {
        Optional<Sidecar> beside = path.map(file -> SidecarFile.load(file).content());
        VenueDecisions venues = beside.map(VenueDecisions::of).orElse(VenueDecisions.NONE);
        PersonDecisions people =
                beside.map(it -> DecisionsJson.read(it).decisions())
                        .orElseGet(PersonDecisions::none);
        return new EntryCompletions(
                KnownVenues.of(library, VenueRegisters.read(), venues),
                PersonCompletions.of(library, people),
                ValueCompletions.of(library));
    }

    void show(EditorModel editor) {
        editor.venuesProperty().set(venues);
        editor.peopleProperty().set(people);
        editor.valuesProperty().set(values);
    }
}
