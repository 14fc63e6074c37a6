package octavo.paperprojects.outputs;

import octavo.conversion.ExportFormat;
import octavo.conversion.ExportResult;
import octavo.cv.configuration.CvFormat;
import octavo.cv.output.CvFiles;
import octavo.cv.output.CvOutput;
import octavo.cv.output.OutputStatus;
import octavo.library.Library;
import octavo.library.Work;
import octavo.storage.PathConsents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A file of references and what it should hold. It is read and replaced by the rules for the files
/// of publication lists, since strangers may have named it: by those for BibTeX, which is a whole
/// file as well.
///
/// @param cvOutput the file, with what may be done to it
/// @param cvFiles its intended content
public record ReferenceFile(CvOutput cvOutput, CvFiles cvFiles) {

    /// Some works of a library as a file.
    ///
    /// @param sparedPaths files that it must never replace
    /// @param consents what the file that names it may have written
    public static ReferenceFile of(
            Path path,
            ExportFormat format,
            Library library,
            List<Work> works,
            List<Path> sparedPaths,
            PathConsents consents) {
        var cvOutput =
                new CvOutput("", CvFormat.BIBTEX, path, false, sparedPaths, Optional.of(consents));
        ExportResult exportResult = format.exportWorks(library, works);
        SequencedMap<String, byte[]> contentsByPath = new LinkedHashMap<>();
        contentsByPath.put(String.valueOf(path.getFileName()), exportResult.bytes());
        return new ReferenceFile(cvOutput, new CvFiles(contentsByPath, exportResult.lossLines()));
    }

    public Path path() {
        return cvOutput.path();
    }

    /// Whether it is as it should be.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it must not be read
    public boolean isFresh() throws IOException {
        return cvOutput.statusOf(cvFiles).isFresh();
    }

    /// Writes it if it is out of date, and records it as Octavo's.
    ///
    /// @return whether it was out of date
    /// @throws octavo.storage.UnconfirmedPath if it must not be replaced
    public boolean writeIfOutdated() throws IOException {
        OutputStatus outputStatus = cvOutput.statusOf(cvFiles);
        outputStatus.writeOutdated();
        return !outputStatus.isFresh();
    }
}
