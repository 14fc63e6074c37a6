package octavo.projects.outputs;

import octavo.cv.profile.JsonMembers;
import octavo.exporting.ExportFormat;
import octavo.formats.ExportFormats;
import octavo.formats.bibtex.BibFormats;
import octavo.sidecar.Sidecar;
import octavo.text.LocalizedSentence;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A file of references that a sidecar names under `outputs`.
///
/// @param file relative to the library
/// @param query the entries in it; empty for all
/// @param onSave whether the window writes it whenever it saves the library
public record ReferenceOutput(String file, String query, ExportFormat format, boolean onSave) {

    /// What a sidecar names.
    ///
    /// @param problems what is wrong there
    public record Named(List<ReferenceOutput> outputs, List<LocalizedSentence> problems) {
        public Named {
            outputs = List.copyOf(outputs);
            problems = List.copyOf(problems);
        }
    }

    /// Reads the outputs of a sidecar. One that cannot be understood is left out.
    public static Named in(Sidecar sidecar) {
        List<LocalizedSentence> problems = new ArrayList<>();
        List<ReferenceOutput> outputs = new ArrayList<>();
        var all = new JsonMembers(sidecar.copyTree(), "", problems);
        all.objectList("outputs").forEach(each -> read(each).ifPresent(outputs::add));
        return new Named(outputs, problems);
    }

    private static Optional<ReferenceOutput> read(JsonMembers members) {
        String file = members.textValue("to", "");
        String query = members.textValue("query", "");
        boolean onSave = members.booleanValue("onSave", false);
        Optional<ExportFormat> format = ExportFormats.ofFile(file);
        if (members.hasMember("format")) {
            format = Optional.of(members.choice("format", formatsById(), BibFormats.COPY));
        }
        members.reportUnknown();
        if (file.isBlank() || !isName(file)) {
            members.reportProblem(
                    "to", LocalizedSentence.of("should be the name of the file to write"));
            return Optional.empty();
        }
        if (format.isEmpty()) {
            members.reportProblem(
                    "to", LocalizedSentence.of("has an unknown ending: add a format"));
        }
        return format.map(known -> new ReferenceOutput(file, query, known, onSave));
    }

    private static SequencedMap<String, ExportFormat> formatsById() {
        SequencedMap<String, ExportFormat> formatsById = new LinkedHashMap<>();
        ExportFormats.ALL_FORMATS.forEach(format -> formatsById.put(format.id(), format));
        return formatsById;
    }

    private static boolean isName(String file) {
        try {
            return Path.of(file).getFileName() != null;
        } catch (InvalidPathException _) {
            return false;
        }
    }
}
