package octavo.lookup;

import octavo.formats.workdrafts.ImportedWork;

import java.util.List;
import java.util.Map;

/// A paper that was found.
///
/// @param sourceNames the services that know it, the one with priority first
/// @param fieldSources the source of each field
public record FoundPaper(
        SoughtPaper soughtPaper,
        ImportedWork foundWork,
        List<String> sourceNames,
        Map<String, String> fieldSources) {
    public FoundPaper {
        sourceNames = List.copyOf(sourceNames);
        fieldSources = Map.copyOf(fieldSources);
    }

    /// What several services say of one paper, as one work.
    ///
    /// @param sourcedWorks at least one
    public static FoundPaper ofRecords(SoughtPaper soughtPaper, List<SourcedWork> sourcedWorks) {
        return AnswerMerge.mergeAnswers(soughtPaper, sourcedWorks);
    }
}
