package octavo.cv;

import octavo.bib.BibParser;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvList;
import octavo.cv.list.EntryFormat;
import octavo.cv.profile.Profile;
import octavo.cv.profile.ProfileReader;
import octavo.cv.profile.Template;
import octavo.library.Library;
import octavo.library.Work;

import tools.jackson.databind.ObjectMapper;

import java.util.List;
import java.util.stream.IntStream;

/// Lists of publications out of the text of a library and of a profile, whose queries are `all` or
/// a kind.
public final class Listed {
    private Listed() {}

    public static CvDocument of(String bib, String profile) {
        Library library = Library.of(BibParser.parse(bib));
        List<Work> works =
                IntStream.range(0, library.slots().size())
                        .boxed()
                        .flatMap(i -> library.work(i).stream())
                        .toList();
        CvList.Source source = new CvList.Source(works, query -> fitting(works, query), _ -> false);
        Profile read = ProfileReader.read("test", new ObjectMapper().readTree(profile)).profile();
        Template template = ((Profile.Form.Own) read.form()).template();
        return CvList.of(read, source, EntryFormat.of(template));
    }

    private static List<Work> fitting(List<Work> works, String query) {
        return works.stream()
                .filter(work -> query.isEmpty() || query.equals("type:" + work.kind().id()))
                .toList();
    }
}
