package octavo.gui.editor;

import jfx.incubator.scene.control.richtext.SyntaxDecorator;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.CodeTextModel;
import jfx.incubator.scene.control.richtext.model.RichParagraph;

import octavo.gui.editor.SourceMarks.SourceMark;

import java.util.List;

/// Syntax highlighting for source, with the position of an error underlined.
final class SourceColours implements SyntaxDecorator {
    private int wrong;
    private List<SourceMark> marks = List.of();
    private int[] starts = {};

    /// @param wrong the position of the error, until the source is changed; -1 if there is none
    SourceColours(int wrong) {
        this.wrong = wrong;
    }

    @Override
    public void handleChange(
            CodeTextModel model, TextPos start, TextPos end, int top, int lines, int bottom) {
        starts = new int[0];
        wrong = -1;
    }

    private void read(CodeTextModel model) {
        starts = new int[model.size()];
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < starts.length; i++) {
            starts[i] = text.length();
            text.append(model.getPlainText(i)).append('\n');
        }
        marks = SourceMarks.of(text.toString());
    }

    @Override
    public RichParagraph createRichParagraph(CodeTextModel model, int index) {
        if (starts.length == 0) {
            read(model);
        }
        String line = model.getPlainText(index);
        int start = starts[index];
        RichParagraph.Builder made = RichParagraph.builder();
        int done = 0;
        for (SourceMark mark : marks) {
            int from = Math.clamp(mark.start() - start, done, line.length());
            int to = Math.clamp(mark.end() - start, from, line.length());
            if (from < to) {
                made.addSegment(line.substring(done, from));
                made.addWithStyleNames(line.substring(from, to), mark.kind().style());
                done = to;
            }
        }
        made.addSegment(line.substring(done));
        if (wrong >= start && wrong <= start + line.length() && !line.isEmpty()) {
            int from = Math.min(wrong - start, line.length() - 1);
            made.addWavyUnderline(from, line.length() - from, "source-wrong");
        }
        return made.build();
    }
}
