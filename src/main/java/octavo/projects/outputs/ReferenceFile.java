package octavo.projects.outputs;

import octavo.cv.output.CvFiles;
import octavo.cv.output.CvOutput;
import octavo.cv.output.OutputStatus;
import octavo.cv.profile.CvFormat;
import octavo.exporting.ExportFormat;
import octavo.exporting.ExportResult;
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
/// @param output the file, with what may be done to it
/// @param made its intended content
public record ReferenceFile(CvOutput output, CvFiles made) {

    /// Some works of a library as a file.
    ///
    /// @param spared files that it must never replace
    /// @param consents what the file that names it may have written
    public static ReferenceFile of(
            Path path,
            ExportFormat format,
            Library library,
            List<Work> works,
            List<Path> spared,
            PathConsents consents) {
        var output = new CvOutput("", CvFormat.BIBTEX, path, false, spared, Optional.of(consents));
        ExportResult exported = format.exportWorks(library, works);
        SequencedMap<String, byte[]> contents = new LinkedHashMap<>();
        contents.put(String.valueOf(path.getFileName()), exported.bytes());
        return new ReferenceFile(output, new CvFiles(contents, exported.lossLines()));
    }

    public Path path() {
        return output.path();
    }

    /// Whether it is as it should be.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it must not be read
    public boolean isFresh() throws IOException {
        return output.statusOf(made).isFresh();
    }

    /// Writes it if it is out of date, and records it as Octavo's.
    ///
    /// @return whether it was out of date
    /// @throws octavo.storage.UnconfirmedPath if it must not be replaced
    public boolean write() throws IOException {
        OutputStatus standing = output.statusOf(made);
        standing.writeOutdated();
        return !standing.isFresh();
    }
}
