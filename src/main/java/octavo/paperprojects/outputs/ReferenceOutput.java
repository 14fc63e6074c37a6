package octavo.paperprojects.outputs;

import octavo.conversion.ExportFormat;
import octavo.cv.configuration.JsonMembers;
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

/// A file of references that a sidecar names under `referenceOutputs`.
///
/// @param fileName relative to the library
/// @param queryText the entries in it; empty for all
/// @param isWrittenOnSave whether the window writes it whenever it saves the library
public record ReferenceOutput(
        String fileName, String queryText, ExportFormat outputFormat, boolean isWrittenOnSave) {

    /// What a sidecar names.
    ///
    /// @param problems what is wrong there
    public record ReadOutputs(
            List<ReferenceOutput> referenceOutputs, List<LocalizedSentence> problems) {
        public ReadOutputs {
            referenceOutputs = List.copyOf(referenceOutputs);
            problems = List.copyOf(problems);
        }
    }

    /// Reads the outputs of a sidecar. One that cannot be understood is left out.
    public static ReadOutputs readAll(Sidecar sidecar) {
        List<LocalizedSentence> problemSentences = new ArrayList<>();
        List<ReferenceOutput> referenceOutputs = new ArrayList<>();
        var sidecarMembers = new JsonMembers(sidecar.copyTree(), "", problemSentences);
        sidecarMembers
                .objectList("outputs")
                .forEach(each -> readOutput(each).ifPresent(referenceOutputs::add));
        return new ReadOutputs(referenceOutputs, problemSentences);
    }

    private static Optional<ReferenceOutput> readOutput(JsonMembers outputMembers) {
        String file = outputMembers.textValue("to", "");
        String query = outputMembers.textValue("query", "");
        boolean onSave = outputMembers.booleanValue("onSave", false);
        Optional<ExportFormat> format = ExportFormats.ofFile(file);
        if (outputMembers.hasMember("format")) {
            format = Optional.of(outputMembers.choice("format", formatsById(), BibFormats.COPY));
        }
        outputMembers.reportUnknown();
        if (file.isBlank() || !isFileName(file)) {
            outputMembers.reportProblem(
                    "to", LocalizedSentence.of("should be the name of the file to write"));
            return Optional.empty();
        }
        if (format.isEmpty()) {
            outputMembers.reportProblem(
                    "to", LocalizedSentence.of("has an unknown ending: add a format"));
        }
        return format.map(knownFormat -> new ReferenceOutput(file, query, knownFormat, onSave));
    }

    private static SequencedMap<String, ExportFormat> formatsById() {
        SequencedMap<String, ExportFormat> formatsById = new LinkedHashMap<>();
        ExportFormats.ALL_FORMATS.forEach(format -> formatsById.put(format.id(), format));
        return formatsById;
    }

    private static boolean isFileName(String file) {
        try {
            return Path.of(file).getFileName() != null;
        } catch (InvalidPathException _) {
            return false;
        }
    }
}
