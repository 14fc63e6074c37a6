package octavo.lookup;

import octavo.formats.workdrafts.ImportedWork;

import java.util.List;
import java.util.Map;

/// A paper that was found.
///
/// @param sourceNames the services that know it, the one with priority first
/// @param fieldSources the source of each field
/// @param answers what each of the services has, in the same order
public record FoundPaper(
        SoughtPaper soughtPaper,
        ImportedWork foundWork,
        List<String> sourceNames,
        Map<String, String> fieldSources,
        List<SourcedWork> answers) {
    public FoundPaper {
        sourceNames = List.copyOf(sourceNames);
        fieldSources = Map.copyOf(fieldSources);
        answers = List.copyOf(answers);
    }

    /// What several services say of one paper, as one work.
    ///
    /// @param sourcedWorks at least one
    public static FoundPaper ofRecords(SoughtPaper soughtPaper, List<SourcedWork> sourcedWorks) {
        return AnswerMerge.mergeAnswers(soughtPaper, sourcedWorks);
    }
}
