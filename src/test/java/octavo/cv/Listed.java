package octavo.cv;

import octavo.bib.BibParser;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.ProfileReader;
import octavo.cv.configuration.Template;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvList;
import octavo.cv.list.EntryFormat;
import octavo.library.Library;
import octavo.library.TitleCapitals;
import octavo.library.Work;

import tools.jackson.databind.ObjectMapper;

import java.util.List;

/// Lists of publications out of the text of a library and of a profile, whose queries are `all` or
/// a kind.
public final class Listed {
    private Listed() {}

    public static CvDocument of(String bib, String profile) {
        Library library = Library.of(BibParser.parse(bib)).withTitles(TitleCapitals.AS_WRITTEN);
        List<Work> works = Work.allOf(library).toList();
        // Other objects for the same works, as from an index of the library.
        CvList.CvSource source =
                new CvList.CvSource(works, query -> fitting(library, query), _ -> false);
        Profile read =
                ProfileReader.readProfile("test", new ObjectMapper().readTree(profile)).profile();
        Template template = ((Profile.EntryForm.TemplateForm) read.entryForm()).template();
        return CvList.of(read, source, EntryFormat.of(template));
    }

    private static List<Work> fitting(Library library, String query) {
        return Work.allOf(library)
                .filter(work -> query.isEmpty() || query.equals("type:" + work.workKind().id()))
                .toList();
    }
}
