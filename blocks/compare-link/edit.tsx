import { ListLinkEdit } from '../_shared/editor';

export const Edit = ListLinkEdit( 'marketday/compare-link' );
