package octavo.recovery;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// A rope: bytes that take many splices without being copied for each.
final class SplicedBytes {
    private static final int MOST_PIECES = 2000;
    private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

    private final List<ByteBuffer> pieces = new ArrayList<>();
    private int totalLength;

    SplicedBytes(byte[] bytes) {
        pieces.add(ByteBuffer.wrap(bytes));
        totalLength = bytes.length;
    }

    /// Applies a splice; false if it is out of bounds.
    boolean applySplice(JournalSplice splice) {
        long lengthAfter =
                (long) totalLength - splice.removedCount() + splice.insertedBytes().length;
        if (splice.startOffset() < 0
                || splice.removedCount() < 0
                || splice.startOffset() > totalLength - splice.removedCount()
                || lengthAfter > MOST_BYTES) {
            return false;
        }
        int startPiece = cutAt(splice.startOffset());
        int endPiece = cutAt(splice.startOffset() + splice.removedCount());
        List<ByteBuffer> replacedPieces = pieces.subList(startPiece, endPiece);
        replacedPieces.clear();
        if (splice.insertedBytes().length > 0) {
            replacedPieces.add(ByteBuffer.wrap(splice.insertedBytes()));
        }
        totalLength = (int) lengthAfter;
        if (pieces.size() > MOST_PIECES) {
            ByteBuffer joinedPieces = ByteBuffer.wrap(joinedBytes());
            pieces.clear();
            pieces.add(joinedPieces);
        }
        return true;
    }

    /// Makes a piece start at an offset and returns its index; at the end, the number of pieces.
    private int cutAt(int offset) {
        int pieceStart = 0;
        for (int i = 0; i < pieces.size(); i++) {
            ByteBuffer piece = pieces.get(i);
            if (offset == pieceStart) {
                return i;
            }
            if (offset < pieceStart + piece.limit()) {
                int offsetInPiece = offset - pieceStart;
                pieces.set(i, piece.slice(0, offsetInPiece));
                pieces.add(i + 1, piece.slice(offsetInPiece, piece.limit() - offsetInPiece));
                return i + 1;
            }
            pieceStart += piece.limit();
        }
        return pieces.size();
    }

    byte[] joinedBytes() {
        ByteBuffer joinedPieces = ByteBuffer.allocate(totalLength);
        for (ByteBuffer piece : pieces) {
            joinedPieces.put(joinedPieces.position(), piece, 0, piece.limit());
            joinedPieces.position(joinedPieces.position() + piece.limit());
        }
        return joinedPieces.array();
    }
}
