// @ts-check
import { describeRemoval } from './describe-removal.mjs';

describeRemoval( 'mariadb', false );
